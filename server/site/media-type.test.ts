import { expect, it } from 'vitest'
import { mediaType } from './media-type.ts'

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/a-1.css', 'text/css; charset=utf-8'],
  ['assets/a-1.js', 'application/javascript; charset=utf-8'],
  ['pagefind/pagefind-entry.json', 'application/json; charset=utf-8'],
  ['news/feed.xml', 'application/rss+xml'],
  ['news/atom.xml', 'application/atom+xml'],
  ['news/feed.json', 'application/feed+json'],
  ['sitemap.xml', 'application/xml'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['annual-report.pdf', 'application/pdf'],
  ['favicon.svg', 'image/svg+xml'],
  ['pagefind/wasm.en.pagefind', 'application/octet-stream'],
  ['no-extension', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(mediaType(file)).toBe(type)
})
