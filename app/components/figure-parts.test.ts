import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FigureParts } from './figure-parts.tsx'

function written(prefix: string, digits: string, suffix: string): string {
  return renderToStaticMarkup(createElement(FigureParts, { prefix, digits, suffix }))
}

it('sets a unit small and off its number, without a character between them', () => {
  expect(written('', '500', 'km')).toBe('500<span class="numeral-unit ml-[0.3em]">km</span>')
})

it("keeps a word's own space, in the word's size", () => {
  expect(written('', '2', ' million')).toBe('2<span class="numeral-unit"> million</span>')
  expect(written('over ', '500,000', '')).toBe('<span class="numeral-unit">over </span>500,000')
})

it('leaves signs and single letters with their number', () => {
  expect(written('$', '2', 'B+')).toBe('$2B+')
  expect(written('', '500', 'M')).toBe('500M')
  expect(written('', '30', '%')).toBe('30%')
})

it('sets a figure among other words in their size', () => {
  const among = (prefix: string, digits: string, suffix: string) =>
    renderToStaticMarkup(createElement(FigureParts, { prefix, digits, suffix, inText: true }))
  expect(among('', '100', 'MW')).toBe('100<span class="ml-[0.3em]">MW</span>')
  expect(among('over ', '500', ' trees')).toBe('over 500 trees')
})
