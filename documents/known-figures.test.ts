import { describe, expect, it } from 'vitest'
import { documentWords } from '#content/model/documents.ts'
import { facts } from '#content/model/facts.ts'
import type { Fact } from '#content/schema/fact.ts'
import { figureDetails, figureMeaning, knownFigures } from './known-figures.ts'

const figure: Fact = {
  id: 'wells',
  value: 12,
  label: 'Wells',
  unit: 'wells',
  status: 'stated',
  scopeStatus: 'stated',
}

describe('knownFigures', () => {
  it('keeps the order of the list and leaves out what is not there', () => {
    const [first, second] = facts
    const ids = [second?.id ?? '', 'nowhere', first?.id ?? '']
    expect(knownFigures(ids)).toEqual([second, first])
  })
})

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
