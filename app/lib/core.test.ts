import { describe, expect, it } from 'vitest'
import { corePieces, yearsBetween } from './core.ts'

/** With neighbouring years, short gaps and a long one. */
const years = [
  2003, 2004, 2005, 2006, 2011, 2012, 2015, 2016, 2017, 2018, 2020, 2021, 2022, 2024, 2025,
]
const entries = years.map((year) => ({ year }))

describe('corePieces', () => {
  const pieces = corePieces(entries)

  it('gives every year from the first entry to the last its place, once', () => {
    const years = pieces.flatMap(({ layers, gap }) => [
      ...layers.flatMap(({ entry, quiet }) => [entry.year, ...quiet]),
      ...gap,
    ])
    expect(years).toEqual(yearsBetween(2002, 2026))
  })

  it('breaks at the long gap and keeps the scale after it', () => {
    expect(pieces.map(({ firstYear, lastYear, gap }) => [firstYear, lastYear, gap])).toEqual([
      [2003, 2007, [2008, 2009, 2010]],
      [2011, 2025, []],
    ])
    expect(pieces[1]?.layers.map(({ row }) => row)).toEqual([1, 2, 5, 6, 7, 8, 10, 11, 12, 14, 15])
  })
})
