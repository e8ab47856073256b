import { expect, it } from 'vitest'
import { chainColumns, columnClasses } from './chain-columns.ts'

it.each([
  ['each company stands under its own stretch', [1, 2, 3, 4, 5, 6], '1-2 2-3 3-4 4-5 5-6 6-7'],
  [
    'a company that is not drawn stands under the one before it, the first under the next',
    [undefined, 1, 2, undefined, 3, 4, 5, 6],
    '1-2 1-2 2-3 2-3 3-4 4-5 5-6 6-7',
  ],
  [
    'a stretch that is nobody’s belongs to the company before it, the first to the next',
    [2, 3, 6],
    '1-3 3-6 6-7',
  ],
  ['companies of which none is drawn share the whole line', [undefined, undefined], '1-7 1-7'],
])('%s', (_, drawn, columns) => {
  const spans = chainColumns(drawn).map(({ start, span }) => `${start}-${start + span}`)
  expect(spans.join(' ')).toBe(columns)
})

it('the last company of a column fills it to its foot', () => {
  const places = chainColumns([1, 2, undefined, 3]).map(({ row, rows }) => [row, rows])
  expect(places).toEqual([
    [1, 2],
    [1, 1],
    [2, 1],
    [1, 2],
  ])
  expect(columnClasses(chainColumns([1, undefined, 4]))).toEqual([
    'lg:col-start-1 lg:col-end-4',
    'lg:col-start-1 lg:col-end-4',
    'lg:col-start-4 lg:col-end-7 lg:row-span-2',
  ])
})

it('columns that follow each other need no classes', () => {
  expect(columnClasses(chainColumns([1, 2, 3, 4, 5, 6]))).toEqual(['', '', '', '', '', ''])
  expect(columnClasses(chainColumns([1, 4]))).toEqual([
    'lg:col-start-1 lg:col-end-4',
    'lg:col-start-4 lg:col-end-7',
  ])
})
