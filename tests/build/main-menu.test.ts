import { expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { legalLinks } from '#content/model/navigation.ts'
import { attribute, pageElements, textOf } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'

/** The items of the main menu that have `aria-current` on a page. */
function activeItems(path: string): string[] {
  const { html, elements } = pageAt(path)
  const menu = elements.find((element) => attribute(element, 'aria-label') === 'Main')
  const { startOffset = 0, endOffset = 0 } = menu?.sourceCodeLocation ?? {}
  return pageElements(html.slice(startOffset, endOffset))
    .filter((element) => attribute(element, 'aria-current') !== undefined)
    .map((element) => textOf(element).trim())
}

it.each([
  ['/', 'Home'],
  ['/about', 'About Us'],
  [`/subsidiaries/${companies[0]?.id}`, 'Our Subsidiaries'],
  ['/services', 'Services'],
  ['/sustainability', 'Sustainability'],
  ['/projects', 'Projects'],
  ['/historical', 'Projects'],
  ['/case-studies', 'Projects'],
  ['/notable-projects', 'Projects'],
  ['/contact', 'Contact Us'],
])('on %s the active item is %s', (path, label) => {
  expect(activeItems(path)).toEqual([label])
})

it('no item is active on a page that the menu does not hold', () => {
  expect(activeItems(legalLinks[0]?.href ?? '')).toEqual([])
})
