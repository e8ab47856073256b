import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { fact, figureIds, formatFigure, headlineFactIds, isFactId, withFigures } from './figures.ts'

const plain = { label: 'Homes', scope: 'here', period: 'to date', status: 'stated' } as const

describe('a figure as people read it', () => {
  it('has its prefix, its suffix and a separator of thousands', () => {
    const figure = { ...plain, id: 'investment', prefix: '$', value: 12500, suffix: '+' }
    expect(formatFigure(figure)).toBe('$12,500+')
  })

  it('has no separator in a year', () => {
    expect(formatFigure({ ...plain, id: 'target', value: 2030, year: true })).toBe('2030')
  })
})

describe('the headline figures', () => {
  it('are the four of the specification', () => {
    const shown = headlineFactIds.map((id) => formatFigure(fact(id)))
    expect(shown).toEqual(['15+', '500+', '250+', '10+'])
  })
})

describe('a fact', () => {
  it('is found by its id', () => {
    for (const { id } of facts) expect(fact(id).id).toBe(id)
  })

  it('that does not exist is named in the error', () => {
    const id: string = 'no-such-figure'
    expect(isFactId(id)).toBe(false)
    // @ts-expect-error The compiler refuses such an id; content that was loaded otherwise may hold one.
    expect(() => fact(id)).toThrow('content/facts.ts: there is no figure with the id "no-such')
  })
})

describe('figures in texts', () => {
  const { id } = fact('emissions-target')
  const shown = formatFigure(fact('emissions-target'))

  it('are found by their braces', () => {
    expect(figureIds(`{${id}} here and {other-one} there, {not this}`)).toEqual([id, 'other-one'])
  })

  it('are filled in at every depth, and the rest stays', () => {
    const content = { title: `{${id}}`, list: [{ text: `by {${id}}.` }], count: 3, none: undefined }
    expect(withFigures(content)).toEqual({
      title: shown,
      list: [{ text: `by ${shown}.` }],
      count: 3,
      none: undefined,
    })
  })

  it('leave the original as it was', () => {
    const content = { title: `{${id}}` }
    withFigures(content)
    expect(content.title).toBe(`{${id}}`)
  })

  it('that do not exist stop the build', () => {
    expect(() => withFigures(['{no-such-figure}'])).toThrow('no-such-figure')
  })
})
