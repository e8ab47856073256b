import { fullTitle } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import type { PagePath } from '#content/model/page-schemas.ts'
import { pageText } from '#content/model/pages.ts'
import { isHeld } from '#content/model/substance.ts'
import { feedTypes } from '#contract/media-types.ts'

/** One entry of a feed, whatever format it goes into. All addresses are absolute. */
export type FeedEntry = {
  /** The entry's id, by which feed readers know it for ever. */
  id: string
  url: string
  title: string
  /** One or two sentences, as text. */
  summary: string
  /** All of it, as sanitised HTML. */
  html: string
  /** The day of the entry, as `2024-12-18`, where it is known. */
  day: string | undefined
  author: string
  category: string
}

/** A list that people follow (spec 2.20), the newest entry first. */
export type Feed = {
  title: string
  description: string
  /** The folder of the feed's files, which is the page that shows the list, as `/news`. */
  path: string
  entries: readonly FeedEntry[]
}

/** The formats, each with its file beside the list's page. */
export const formats = [
  { name: 'RSS', file: 'feed.xml', type: feedTypes['feed.xml'] },
  { name: 'Atom', file: 'atom.xml', type: feedTypes['atom.xml'] },
  { name: 'JSON Feed', file: 'feed.json', type: feedTypes['feed.json'] },
] as const

/** The most entries of a feed: readers keep what they have read. */
export const maxEntries = 24

/** The feed of a page's list, which begins with the newest: as many entries as a feed holds. */
export async function feedOf<Item>(
  path: PagePath,
  items: readonly Item[],
  entryOf: (item: Item) => Promise<FeedEntry>,
): Promise<Feed> {
  const page = pageText(path)
  const entries = await Promise.all(items.slice(0, maxEntries).map(entryOf))
  return { title: fullTitle(page, group.name), description: page.description, path, entries }
}

/** The beginning of a day that is the same day in Lagos and in UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Lists that have feeds, as the addresses of their pages. */
const lists = ['/news', '/careers'].filter(isHeld)

/** The feeds that a page's head offers: of the list that it belongs to; Home offers the first. */
export function feedLinks(path: string) {
  if (path === '/') return lists.slice(0, 1).flatMap((list) => linksTo(list).slice(0, 1))
  return lists.filter((list) => `${path}/`.startsWith(`${list}/`)).flatMap(linksTo)
}

/** The feeds of one list, in every format. */
export function linksTo(list: string) {
  return formats.map(({ name, file, type }) => ({ href: `${list}/${file}`, title: name, type }))
}
