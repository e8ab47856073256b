import { describe, expect, it } from 'vitest'
import {
  attribute,
  type PageElement,
  pageElements,
  textOf,
} from '#tools/postprocess/page-elements.ts'
import { allPaths, listedPaths, pageAt, shown } from './built-site.ts'
import { expectNone } from './expect-none.ts'

/** About a sentence: with less, the page would depend on its script. */
const minCharacters = 40

function tagged(elements: readonly PageElement[], ...names: string[]): PageElement[] {
  return elements.filter(({ tagName }) => names.includes(tagName))
}

/** The text that a page has without script. */
function readableText(html: string): string {
  const main = tagged(pageElements(html), 'main')
  const hidden = tagged(pageElements(html), 'script', 'style', 'template').map(textOf)
  return hidden.reduce((text, part) => text.replace(part, ''), main.map(textOf).join(' ')).trim()
}

describe.each(allPaths)('%s', (path) => {
  it('has one h1 with text', () => {
    const headings = tagged(pageAt(path).elements, 'h1').map((heading) => textOf(heading).trim())
    expect(headings, `h1 elements of ${path}`).toHaveLength(1)
    expect(headings[0], `the h1 of ${path} is empty`).not.toBe('')
  })

  it('marks at most two changes of subject with a dash', () => {
    const marked = pageAt(path).elements.filter((element) =>
      attribute(element, 'class')?.split(' ').includes('eyebrow'),
    )
    expect(marked.map(textOf).slice(2)).toEqual([])
  })

  it('says something without script', () => {
    const text = readableText(pageAt(path).html)
    expect(text.length, `text in main of ${path}: "${text}"`).toBeGreaterThanOrEqual(minCharacters)
  })

  it('has alt, width and height on every picture', () => {
    const page = pageAt(path)
    const wrong = tagged(page.elements, 'img').filter((image) =>
      ['alt', 'width', 'height'].some((name) => attribute(image, name) === undefined),
    )
    expectNone(
      wrong.map((image) => shown(page, image)),
      `pictures of ${path}`,
    )
  })

  it('names every table', () => {
    const page = pageAt(path)
    const nameless = tagged(page.elements, 'table').filter(
      (table) =>
        attribute(table, 'aria-labelledby') === undefined &&
        !table.childNodes.some(({ nodeName }) => nodeName === 'caption'),
    )
    expectNone(
      nameless.map((table) => shown(page, table)),
      `tables of ${path}`,
    )
  })

  it('loads nothing from another origin', () => {
    const page = pageAt(path)
    const foreign = tagged(page.elements, 'link', 'script', 'img', 'source').filter((element) => {
      const rel = attribute(element, 'rel')
      // Browsers do not load canonical and alternate links.
      if (rel === 'canonical' || rel === 'alternate') return false
      const loaded = ['src', 'href', 'srcset', 'imagesrcset'].flatMap(
        (name) => attribute(element, name)?.split(',') ?? [],
      )
      return loaded.some((address) => /^\s*(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address))
    })
    expectNone(
      foreign.map((element) => shown(page, element)),
      `loaded by ${path} from elsewhere`,
    )
  })
})

it.each(listedPaths)('%s has one of each landmark', (path) => {
  const { elements } = pageAt(path)
  const menus = tagged(elements, 'nav').filter((nav) => attribute(nav, 'aria-label') === 'Main')
  // An article has a header and a footer of its own.
  const [body] = tagged(elements, 'body')
  const parts = body?.childNodes.map(({ nodeName }) => nodeName) ?? []
  const once = ['header', 'main', 'footer'].map((name) => parts.filter((it) => it === name).length)
  expect([...once, menus.length], `header, main, footer and menus of ${path}`).toEqual([1, 1, 1, 1])
})
