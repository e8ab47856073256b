import { expect, it } from 'vitest'
import { figureNames } from '#content/model/known.ts'
import { indicatorIds, shareIds, targetIds, totalIds } from './report-figures.ts'

it('names figures that the facts file has', () => {
  const named = [...targetIds, ...shareIds, ...totalIds, ...indicatorIds]
  expect(named.filter((id) => !figureNames().includes(id))).toEqual([])
})
