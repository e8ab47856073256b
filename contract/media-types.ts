/** Media types of the feeds, by file name: their extensions would give plain XML and JSON. */
export const feedTypes = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const satisfies Record<string, string>
