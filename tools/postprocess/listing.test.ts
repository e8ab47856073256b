import { expect, it } from 'vitest'
import { canonicalAddress, robots, sitemap } from './listing.ts'

const site = 'https://exprichgroup.example'

it('lists every page by its canonical address', () => {
  const xml = sitemap(site, ['/', '/about', '/a&b'])
  expect(xml).toContain(`<loc>${site}/</loc>`)
  expect(xml).toContain(`<loc>${site}/about</loc>`)
  expect(xml).toContain(`<loc>${site}/a&amp;b</loc>`)
})

it('has no slash at the end of an address but of the bare origin', () => {
  expect(canonicalAddress(site, '/')).toBe(`${site}/`)
  expect(canonicalAddress(site, '/about')).toBe(`${site}/about`)
})

it('leads robots to the sitemap', () => {
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml\n`)
})

it('says when a page last changed, where that is known', () => {
  const xml = sitemap(site, ['/about', '/news/1'], new Map([['/news/1', '2024-12-18']]))
  expect(xml).toContain(`<loc>${site}/about</loc></url>`)
  expect(xml).toContain(`<loc>${site}/news/1</loc><lastmod>2024-12-18</lastmod></url>`)
})
