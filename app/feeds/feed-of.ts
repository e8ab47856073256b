import { fullTitle } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import type { PagePath } from '#content/model/page-schemas.ts'
import { pageText } from '#content/model/pages.ts'
import { type Feed, type FeedEntry, longestFeed } from './feed.ts'

/** The feed of a page's list, which begins with the newest: as many entries as a feed holds. */
export async function feedOf<Item>(
  path: PagePath,
  items: readonly Item[],
  entryOf: (item: Item) => Promise<FeedEntry>,
): Promise<Feed> {
  const page = pageText(path)
  const entries = await Promise.all(items.slice(0, longestFeed).map(entryOf))
  return { title: fullTitle(page, group.name), description: page.description, path, entries }
}
