import { expect, it } from 'vitest'
import { textCell } from './files.ts'

it.each([
  '08030000000',
  '2348030000000',
  '0803 000 0000',
  '0803-000-0000',
  '(0803) 000 0000',
  '1E5',
  '12e3',
  '3/4',
  '1 1/2',
  '1-2',
  '2020-01-31',
  '31.01.2020',
  '12:30',
  '5 pm',
  '007',
  ' 5',
  '5%',
  '₦500',
  '1,000.50',
  'May 2020',
  '10 March 2020',
  '3-Jan',
  'Sept 5, 2020',
  'TRUE',
  'false',
])('keeps %j as text', (text) => {
  expect(textCell(text)).toBe(`'${text}`)
})

it.each([
  '',
  '5 years',
  'May',
  'June',
  'True North',
  'House 12',
  '12 Marina Road',
  'ada@mail.example',
  'https://example.com/1',
  'e',
  '-',
])('leaves %j', (text) => {
  expect(textCell(text)).toBe(text)
})
