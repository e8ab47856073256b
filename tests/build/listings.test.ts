import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { securityContact } from '#content/model/contact.ts'
import { articles, knownDate } from '#content/model/news.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { listedPaths, siteFolder, siteUrl } from './built-site.ts'

const text = (name: string) => readFileSync(siteFolder + name, 'utf8')

it('the sitemap has every page by its canonical address, dates articles by their own date, and no page by the clock', () => {
  const entries = text('sitemap.xml').split('<url>').slice(1)
  const locations = entries.map((entry) => /^<loc>(.*?)<\/loc>/.exec(entry)?.[1])
  expect(locations).toEqual(listedPaths.map((path) => siteUrl + path))
  for (const article of articles()) {
    const date = knownDate(article)
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    expect(entries).toContainEqual(
      expect.stringContaining(`<loc>${siteUrl}/news/${article.id}</loc>${lastmod}</url>`),
    )
  }
  const dated = entries.filter((entry) => entry.includes('<lastmod>'))
  expect(dated.filter((entry) => !entry.includes(`<loc>${siteUrl}/news`))).toEqual([])
})

it('llms.txt begins with the group and leads to existing pages alone', () => {
  const guide = text('llms.txt')
  // llmstxt.org: title, summary, then lists under headings and nothing else.
  expect(guide).toMatch(/^# .+\n\n> .+\n(\n## .+\n\n(- \[.+\]\(.+\): .+\n)+)+$/)
  const addresses = [...guide.matchAll(/\]\(([^)]+)\): \S/g)].map(([, address]) => address)
  const known = listedPaths.map((path) => siteUrl + path)
  const pages = addresses.filter((address) => !address?.endsWith('.pdf'))
  expect(pages.filter((address) => !known.includes(address ?? ''))).toEqual([])
  expect(new Set(pages).size).toBe(pages.length)
  for (const vacancy of openVacancies()) expect(pages).toContain(siteUrl + vacancyPath(vacancy))
})

it('security.txt says whom to write to, until when, and where it stands (RFC 9116)', () => {
  const fields = text('.well-known/security.txt').trim().split('\n')
  const names = fields.map((field) => field.split(': ')[0])
  for (const name of ['Contact', 'Expires', 'Canonical', 'Preferred-Languages'])
    expect(names).toContain(name)
  expect(names.filter((name) => name === 'Expires')).toHaveLength(1)
  expect(fields).toContain(`Contact: mailto:${securityContact.address}`)
  expect(fields).toContain(`Contact: ${siteUrl}/contact`)
  expect(fields).toContain(`Preferred-Languages: ${securityContact.languages.join(', ')}`)
  expect(fields).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`)
  const expires = fields.find((field) => field.startsWith('Expires: '))?.slice('Expires: '.length)
  const built = statSync(`${siteFolder}.well-known/security.txt`).mtimeMs
  const days = (Date.parse(expires ?? '') - built) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(365)
})

it('robots.txt lets everything be read, and leads to the sitemap', () => {
  expect(text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
})

it('the web manifest names icons that exist', async () => {
  const { icons } = JSON.parse(text('site.webmanifest'))
  expect(icons).not.toHaveLength(0)
  for (const { src, sizes } of icons) {
    const { width } = await sharp(siteFolder + src.slice(1)).metadata()
    expect(sizes).toBe(`${width}x${width}`)
  }
})
