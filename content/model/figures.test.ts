import { describe, expect, it } from 'vitest'
import {
  allFigures,
  figureOf,
  figureParts,
  figuresOf,
  formatFigure,
  hasPlaceholder,
} from './figures.ts'

const plain = {
  label: 'Homes',
  definition: 'The number of homes.',
  unit: 'homes',
  scope: 'here',
  period: 'to date',
  status: 'stated',
  scopeStatus: 'stated',
} as const

describe('a figure as people read it', () => {
  it('has its prefix, its suffix and a separator of thousands', () => {
    const figure = { ...plain, id: 'investment', prefix: '$', value: 12500, suffix: '+' }
    expect(formatFigure(figure)).toBe('$12,500+')
    expect(figureParts(figure)).toMatchObject({ prefix: '$', digits: '12,500', suffix: '+' })
  })

  it('has no separator in a year', () => {
    expect(formatFigure({ ...plain, id: 'target', value: 2030, year: true })).toBe('2030')
  })
})

it('is confirmed when value and scope both are', () => {
  const states = ['stated', 'placeholder'] as const
  const confirmed = states.flatMap((status) =>
    states.map((scopeStatus) => !hasPlaceholder({ status, scopeStatus })),
  )
  expect(confirmed).toEqual([true, false, false, false])
})

it('of a list are in its order, without what is not there', () => {
  const [first, second] = allFigures
  const ids = [second?.id ?? '', 'nowhere', first?.id ?? '']
  expect(figuresOf(ids)).toEqual([second, first])
})

it('that does not exist is named in the error', () => {
  expect(() => figureOf('no-such-figure')).toThrow(
    'content/figures.yaml: the figure "no-such-figure" is unknown',
  )
})
