import { describe, expect, it } from 'vitest'
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

describe('figureDetails', () => {
  it('has nothing to say of a figure that is only a number', () => {
    expect(figureDetails(figure)).toEqual([])
  })

  it('gives scope, base and period', () => {
    const whole = { ...figure, scope: 'on land', base: 'of all wells', period: 'in 2025' }
    const period = `${documentWords.columns.period}: in 2025`
    expect(figureDetails(whole)).toEqual(['on land', 'of all wells', period])
  })

  it('repeats nothing that stands beside it', () => {
    expect(figureDetails({ ...figure, scope: 'Fatgas' }, 'Fatgas')).toEqual([])
    expect(figureDetails({ ...figure, value: 2050, year: true, period: '2050' })).toEqual([])
  })
})

describe('figureMeaning', () => {
  it('begins with the definition and repeats nothing of it', () => {
    const defined = { ...figure, definition: 'Wells drilled on land.', scope: 'on land' }
    expect(figureMeaning(defined)).toEqual(['Wells drilled on land.'])
    expect(figureMeaning({ ...defined, scope: 'at sea' })).toEqual([
      'Wells drilled on land.',
      'at sea',
    ])
  })
})
