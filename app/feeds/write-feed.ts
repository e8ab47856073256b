import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { isoDay } from '#app/lib/dates.ts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import { buildTime } from '#content/model/times.ts'
import { controls } from '#contract/markup.ts'
import { type Feed, type FeedEntry, formats, startOf } from './feed.ts'

const language = 'en-NG'
const [rssFormat, atomFormat, jsonFormat] = formats

const addressOf = ({ path }: Feed, { file }: { file: string }) =>
  canonicalAddress(`${path}/${file}`)

/** When something in it last changed: its newest entry. A feed without dated entries says no date. */
function lastChange({ entries }: Feed): Date | undefined {
  const newest = entries
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : startOf(newest)
}

/** RSS 2.0, with the whole text of each entry. */
export function rss(feed: Feed): string {
  const changed = lastChange(feed)
  return generateRssFeed(
    {
      title: feed.title,
      link: canonicalAddress(feed.path),
      description: feed.description,
      language,
      ...(changed && { pubDate: changed }),
      atom: { links: [{ href: addressOf(feed, rssFormat), rel: 'self', type: rssFormat.type }] },
      items: feed.entries.map((entry) => ({
        title: entry.title,
        link: entry.url,
        description: entry.summary,
        content: { encoded: entry.html },
        dc: { creators: [entry.author] },
        categories: [{ name: entry.category }],
        guid: { value: entry.id, isPermaLink: entry.id === entry.url },
        ...(entry.day && { pubDate: startOf(entry.day) }),
      })),
    },
    { strict: true },
  ).replace(controls, '')
}

/**
 * Atom 1.0 (RFC 4287), which requires `updated` of the feed and of each entry: those without a day are
 * left out. A feed without dated entries gets the day of the build; a time of day would make two builds of the
 * same content differ.
 */
export function atom(feed: Feed): string {
  return generateAtomFeed(
    {
      id: addressOf(feed, atomFormat),
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: lastChange(feed) ?? new Date(isoDay(buildTime())),
      authors: [{ name: group.name, uri: canonicalAddress('/') }],
      links: [
        { href: addressOf(feed, atomFormat), rel: 'self', type: atomFormat.type },
        { href: canonicalAddress(feed.path), rel: 'alternate', type: 'text/html' },
      ],
      entries: feed.entries.flatMap(({ day, ...entry }) =>
        day === undefined
          ? []
          : [
              {
                id: entry.id,
                title: { value: entry.title },
                links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
                published: startOf(day),
                updated: startOf(day),
                authors: [{ name: entry.author }],
                categories: [{ term: entry.category }],
                summary: { value: entry.summary },
                content: { value: entry.html, type: 'html' as const },
              },
            ],
      ),
    },
    { strict: true },
  ).replace(controls, '')
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const json = generateJsonFeed(
    {
      title: feed.title,
      description: feed.description,
      home_page_url: canonicalAddress(feed.path),
      feed_url: addressOf(feed, jsonFormat),
      icon: canonicalAddress('/icon-512.png'),
      language,
      authors: [{ name: group.name, url: canonicalAddress('/') }],
      items: feed.entries.map(jsonItem),
    },
    { strict: true },
  )
  // The library leaves out an empty list, which JSON Feed requires.
  return `${JSON.stringify(Object.assign({ items: [] }, json), null, 2)}\n`
}

function jsonItem({ id, url, title, summary, html, day, author, category }: FeedEntry) {
  return {
    id,
    url,
    title,
    summary,
    content_html: html,
    ...(day && { date_published: startOf(day) }),
    authors: [{ name: author }],
    tags: [category],
  }
}
