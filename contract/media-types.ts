/** Types that a file's extension does not say: feeds are XML and JSON of their own, by file name. */
export const feedTypes = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const satisfies Record<string, string>
