import { expect, it } from 'vitest'
import { textProblems } from './text-problems.ts'

it.each([
  '/services#power',
  '/careers/',
  '/licences.txt',
  '/news/page/2',
  '#notes',
  'https://ndpc.gov.ng/',
  'mailto:{email}',
  'tel:{dial}',
])('a text may lead to %s', (href) => {
  expect(textProblems(`See [here](${href}).`)).toEqual([])
})

it('holds no control character', () => {
  expect(textProblems('a\vb\vc\n\td\uffff')).toEqual([
    { part: '\v', message: expect.stringContaining('U+000B') },
    { part: '\uffff', message: expect.stringContaining('U+FFFF') },
  ])
})

it.each([
  'file:///C:/Users/ada/report.docx',
  'http://localhost:4321/news',
  'http://192.168.1.7/',
  'javascript:void',
  '//evil.example',
  'services',
  '../services',
  '/no-such-page',
  '/news/999999',
])('but not to %s', (href) => {
  expect(textProblems(`See [here](${href}).`)).toEqual([
    { part: href, message: expect.stringContaining(href) },
  ])
})
