import { expect, it } from 'vitest'
import { documentWords } from '#content/model/documents.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import { figureDetails, figureMeaning } from './figures.ts'

const figure: Figure = {
  id: 'wells',
  value: 12,
  label: 'Wells',
  unit: 'wells',
  status: 'stated',
  scopeStatus: 'stated',
}

it('gives scope, base and period as far as they are known, and repeats nothing that stands beside', () => {
  const whole = { ...figure, scope: 'on land', base: 'of all wells', period: 'in 2025' }
  const period = `${documentWords.columns.period}: in 2025`
  expect(figureDetails(whole)).toEqual(['on land', 'of all wells', period])
  expect(figureDetails(figure)).toEqual([])
  expect(figureDetails({ ...figure, scope: 'Fatgas' }, 'Fatgas')).toEqual([])
  expect(figureDetails({ ...figure, value: 2050, year: true, period: '2050' })).toEqual([])
})

it('begins with the definition and repeats nothing of it', () => {
  const definition = 'Wells drilled on land.'
  const defined = { ...figure, definition, scope: 'on land' }
  expect(figureMeaning(defined)).toEqual([definition])
  expect(figureMeaning({ ...defined, scope: 'at sea' })).toEqual([definition, 'at sea'])
})
