import { expect, it } from 'vitest'
import { legalLinks, mainMenu } from '#content/model/navigation.ts'
import { attribute, pageElements, textOf } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt } from './built-site.ts'

/** The items of the main menu that have `aria-current` on a page. */
function activeItems(path: string): string[] {
  const { html, elements } = pageAt(path)
  const menu = elements.find((element) => attribute(element, 'aria-label') === 'Main')
  const { startOffset = 0, endOffset = 0 } = menu?.sourceCodeLocation ?? {}
  return pageElements(html.slice(startOffset, endOffset))
    .filter((element) => attribute(element, 'aria-current') !== undefined)
    .map((element) => textOf(element).trim())
}

/** A link is current on its page, a menu on its pages and below them (spec 2.2). */
const current = mainMenu.flatMap((item) => {
  const paths = 'href' in item ? [item.href] : item.current
  return paths.flatMap((path) => {
    const [first] = listedPaths.filter((each) => each === path || each.startsWith(`${path}/`))
    return first === undefined ? [] : [[first, item.label] as const]
  })
})

it.each(current)('on %s the active item is %s', (path, label) => {
  expect(activeItems(path)).toEqual([label])
})

it('no item is active on a page that the menu does not hold', () => {
  expect(activeItems(legalLinks[0]?.href ?? '')).toEqual([])
})
