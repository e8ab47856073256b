import { readFileSync, statSync } from 'node:fs'
import RssParser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { articleBody, articles, knownDate, news } from '#content/model/news.ts'
import { isHeld } from '#content/model/substance.ts'
import { openVacancies } from '#content/model/vacancies.ts'
import { feedTypes } from '#contract/media-types.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder, siteUrl } from './built-site.ts'

const text = (path: string) => readFileSync(`${siteFolder}${path.slice(1)}`, 'utf8')
const address = z.url().refine((url) => url.startsWith(`${siteUrl}/`))

/** What both XML formats must contain; the parser reads either into the same shape. */
const xmlFeed = z.object({
  title: z.string().min(1),
  link: address,
  items: z.array(
    z.object({ title: z.string().min(1), link: address, isoDate: z.iso.datetime().optional() }),
  ),
})

/** JSON Feed 1.1 (jsonfeed.org/version/1.1): what it requires, and what we promise beside it. */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime().optional(),
    }),
  ),
})

/** The entries of each list, with their day where it is known. */
const lists = [
  { list: '/news', all: news.map((item) => ({ title: item.title, day: knownDate(item) })) },
  {
    list: '/careers',
    all: openVacancies().map(({ title, posted, status }) => ({
      title,
      day: status === 'placeholder' ? undefined : posted,
    })),
  },
].filter(({ list }) => isHeld(list))

/** The JSON Feed of a list. */
const jsonFeedOf = (list: string) => jsonFeed.parse(JSON.parse(text(`${list}/feed.json`)))

describe.each(lists)('the feeds of $list', ({ list, all }) => {
  const wanted = all.map(({ title }) => title).toSorted()
  const dated = all.filter(({ day }) => day !== undefined).map(({ title }) => title)

  it.each([
    ['feed.xml', wanted],
    // Atom requires `updated` in each entry.
    ['atom.xml', dated.toSorted()],
  ])('%s is read by a feed reader', async (file, titles) => {
    const feed = xmlFeed.parse(await new RssParser().parseString(text(`${list}/${file}`)))
    expect(feed.items.map(({ title }) => title).toSorted()).toEqual(titles)
  })

  it('tell the day of an entry that has one, and make none up', () => {
    const { items } = jsonFeedOf(list)
    for (const { title, date_published: day } of items)
      expect(day?.slice(0, 10)).toBe(all.find((one) => one.title === title)?.day)
    const rss = text(`${list}/feed.xml`)
    expect(rss.match(/<item>/g) ?? []).toHaveLength(wanted.length)
    const inItems = rss.slice(rss.indexOf('<item>')).match(/<pubDate>/g) ?? []
    expect(inItems).toHaveLength(dated.length)
  })

  it('lead to pages of the site, and to places that stand on them', () => {
    const { items } = jsonFeedOf(list)
    const missing = items.filter(({ url }) => {
      const { pathname, hash } = new URL(url)
      if (!listedPaths.includes(pathname)) return true
      const ids = pageAt(pathname).elements.map((element) => `#${attribute(element, 'id')}`)
      return hash ? !ids.includes(hash) : pathname === list
    })
    expect(missing.map(({ url }) => url)).toEqual([])
  })

  it('hold whole texts, and the addresses that feed readers ask for', () => {
    const rss = text(`${list}/feed.xml`)
    expect(rss).toContain(`<atom:link href="${siteUrl}${list}/feed.xml" rel="self"`)
    expect(rss.match(/<content:encoded>/g) ?? []).toHaveLength(wanted.length)
    const [feed = '', ...entries] = text(`${list}/atom.xml`).split('<entry>')
    expect(feed).toContain(`rel="self"`)
    for (const entry of entries) expect(entry).toContain('rel="alternate"')
    // The day of the newest entry; if none has a day, that of the build.
    const [, updated = ''] = feed.match(/<updated>(.{10})/) ?? []
    const days = all.flatMap(({ day }) => day ?? []).toSorted()
    expect(updated).toBe(
      days.at(-1) ?? statSync(`${siteFolder}index.html`).mtime.toISOString().slice(0, 10),
    )
  })

  it('is a JSON Feed 1.1, each entry with an id and whole, clean HTML whose links lead here', () => {
    const { items, feed_url } = jsonFeedOf(list)
    expect(feed_url).toBe(`${siteUrl}${list}/feed.json`)
    expect(items.map(({ title }) => title).toSorted()).toEqual(wanted)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const { content_html: html } of items) {
      expect(html).not.toMatch(/<(script|style|iframe)|\son\w+=/)
      for (const [, href = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    }
  })

  it('is offered in the head of its pages', () => {
    for (const path of listedPaths.filter((one) => `${one}/`.startsWith(`${list}/`))) {
      const offered = pageAt(path)
        .elements.filter((element) => attribute(element, 'rel') === 'alternate')
        .map((element) => [attribute(element, 'href'), attribute(element, 'type')])
      expect(offered, path).toEqual(
        Object.entries(feedTypes).map(([file, type]) => [`${list}/${file}`, type]),
      )
    }
  })
})

it.runIf(isHeld('/news'))('holds every paragraph of an article', () => {
  for (const article of articles().slice(0, 5)) {
    const entry = jsonFeedOf('/news').items.find(({ url }) => url.endsWith(`/news/${article.id}`))
    const blocks = entry?.content_html.match(/<(p|ul|ol|table|h2)>?/g) ?? []
    const paragraphs = articleBody(article).split('\n\n').length
    expect(blocks.length).toBeGreaterThanOrEqual(Math.min(paragraphs, 5))
  }
})

it('holds what a vacancy asks for', () => {
  const { items } = jsonFeedOf('/careers')
  for (const { title, profile } of openVacancies()) {
    const html = items.find((item) => item.title === title)?.content_html ?? ''
    const { duties = [], requirements = [] } = profile ?? {}
    for (const part of [...duties.flatMap((duty) => [duty.title, duty.text]), ...requirements])
      expect(html, title).toContain(part)
    expect(html.match(/<h2/g) ?? []).toHaveLength(
      [duties, requirements].filter((part) => part.length > 0).length,
    )
  }
})
