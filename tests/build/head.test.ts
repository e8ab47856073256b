import { describe, expect, it } from 'vitest'
import { articles, knownDate } from '#content/model/news.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { allPaths, listedPaths, pageAt, siteUrl } from './built-site.ts'

function titlesOf(path: string): string[] {
  const { elements } = pageAt(path)
  // A `title` inside an SVG names a drawing, not the page.
  const titles = elements.filter((element) => element.nodeName === 'title')
  return titles.filter(({ namespaceURI }) => namespaceURI.endsWith('xhtml')).map(textOf)
}

/** The values of the head elements with a name, for instance `meta name="description"`. */
function headValues(path: string, tagName: string, mark: [string, string], value: string) {
  return pageAt(path)
    .elements.filter((element) => element.tagName === tagName)
    .filter((element) => attribute(element, mark[0]) === mark[1])
    .map((element) => attribute(element, value))
}

describe.each(allPaths)('%s', (path) => {
  it('has one title', () => {
    const titles = titlesOf(path)
    expect(titles, `titles of ${path}`).toHaveLength(1)
    expect(titles[0]?.trim(), `the title of ${path} is empty`).not.toBe('')
  })

  it('is written in Nigerian English', () => {
    const html = pageAt(path).elements.find(({ tagName }) => tagName === 'html')
    expect(html && attribute(html, 'lang'), `<html lang> of ${path}`).toBe('en-NG')
  })

  it('carries its policy before anything that the policy governs', () => {
    const { elements } = pageAt(path)
    const policy = elements.findIndex(
      (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
    )
    const governed = elements.findIndex(({ tagName }) => /^(script|style|link)$/.test(tagName))
    expect(policy, `${path} has no Content-Security-Policy`).toBeGreaterThan(-1)
    expect(policy, `${path} loads or runs something before its policy`).toBeLessThan(governed)
  })
})

it.each(listedPaths)('%s is an article to Open Graph if it is one, with its known date', (path) => {
  const article = articles().find(({ id }) => path === `/news/${id}`)
  const date = article && knownDate(article)
  expect(headValues(path, 'meta', ['property', 'og:type'], 'content')).toEqual([
    article ? 'article' : 'website',
  ])
  expect(headValues(path, 'meta', ['property', 'article:published_time'], 'content')).toEqual(
    date === undefined ? [] : [date],
  )
})

describe.each(listedPaths)('%s', (path) => {
  it('has a title of its own', () => {
    const title = titlesOf(path)[0]
    const same = listedPaths.filter((other) => titlesOf(other)[0] === title)
    expect(same, `pages with the title "${title}"`).toEqual([path])
  })

  it('has a description of 50 to 160 characters', () => {
    const descriptions = headValues(path, 'meta', ['name', 'description'], 'content')
    expect(descriptions, `descriptions of ${path}`).toHaveLength(1)
    const length = descriptions[0]?.length
    expect(length, `the description of ${path} is too short`).toBeGreaterThanOrEqual(50)
    expect(length, `the description of ${path} is too long`).toBeLessThanOrEqual(160)
  })

  it('names its canonical address', () => {
    const canonical = headValues(path, 'link', ['rel', 'canonical'], 'href')
    // With and without the slash, the bare origin is one and the same address.
    const addresses = canonical.map((href = '') => (path === '/' ? new URL(href).href : href))
    expect(addresses, `canonical address of ${path}`).toEqual([siteUrl + path])
  })
})
