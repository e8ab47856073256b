import { expect, it } from 'vitest'
import { textCell } from './csv.ts'

it.each([
  '08030000000',
  '0803-000-0000',
  '1E5',
  '3/4',
  '1-2',
  '2020-01-31',
  '12:30',
  '5 pm',
  '5%',
  '₦500',
  '1,000.50',
  'May 2020',
  '3-Jan',
  'TRUE',
  'false',
])('keeps %j as text', (text) => {
  expect(textCell(text)).toBe(`'${text}`)
})

it.each([
  '',
  '5 years',
  'May',
  'True North',
  '12 Marina Road',
  'ada@mail.example',
  'https://example.com/1',
  '-',
])('leaves %j', (text) => {
  expect(textCell(text)).toBe(text)
})
