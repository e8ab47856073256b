import { expect, it } from 'vitest'
import { chainColumns, columnClasses } from './chain-columns.ts'

const spans = (drawn: (number | undefined)[]) =>
  chainColumns(drawn).map(({ start, span }) => [start, start + span])

it('each company stands under its own stretch', () => {
  expect(spans([1, 2, 3, 4, 5, 6])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ])
})

it('a company that is not drawn stands under the one before it, the first under the next', () => {
  expect(spans([undefined, 1, 2, undefined, 3, 4, 5, 6])).toEqual([
    [1, 2],
    [1, 2],
    [2, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ])
})

it('a stretch that is nobody’s belongs to the company before it, the first to the next', () => {
  expect(spans([2, 3, 6])).toEqual([
    [1, 3],
    [3, 6],
    [6, 7],
  ])
})

it('companies of which none is drawn share the whole line', () => {
  expect(spans([undefined, undefined])).toEqual([
    [1, 7],
    [1, 7],
  ])
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
