import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageText } from '#content/model/pages.ts'
import { places } from '#content/model/places.ts'
import { pageAt } from './built-site.ts'
import { headings, mainWords, partOf } from './page-parts.ts'

const path = '/where-we-work'
const { html } = pageAt(path)
const maps = [...html.matchAll(/<svg[^>]*role="img".*?<\/svg>/gs)].map(([map]) => map)
const text = pageText(path)

it('lists every place that content states, with a link to each page that states it', () => {
  const names = headings(partOf(path, 'main'), 'h4')
  const list = html.slice(html.indexOf(`>${text.list.heading}<`))
  for (const { name, statements } of places) {
    expect(names).toContain(name)
    for (const { name: title, href } of statements) {
      expect(list).toContain(`href="${href}"`)
      expect(list).toContain(title)
    }
  }
})

it('says of every place without a position that it is listed only', () => {
  const notes = mainWords(path).split(text.list.undrawn)
  expect(notes.length - 1).toBeGreaterThanOrEqual(places.filter(({ position }) => !position).length)
})

it('draws every place with a position, and names it there', () => {
  expect(maps.length).toBeGreaterThan(0)
  for (const { name, position } of places)
    expect(maps.some((map) => map.includes(`>${name}</text>`))).toBe(position !== undefined)
})

it('says of each map what it is, and that the same is in the list below', () => {
  const { whole, near, far } = text.map
  for (const map of maps) {
    const title = /<title id="([^"]+)">([^<]+)/.exec(map)
    expect(map).toContain(`aria-labelledby="${title?.[1]}"`)
    expect([whole, near, far]).toContain(title?.[2])
  }
  // No map is described by the list: a screen reader would read all of it twice.
  expect(html).not.toContain('aria-describedby="places"')
})

it('weighs at most 12 KB, compressed', () => {
  const ground = /<svg[^>]*>\s*<defs>.*?<\/svg>/s.exec(html)?.[0] ?? ''
  expect(ground).toContain('id="map-ground"')
  expect(brotliCompressSync(ground + maps.join('')).length).toBeLessThanOrEqual(12 * 1024)
})
