import { movedPages } from '#content/model/moved-pages.ts'
import { type HstsScope, hashedFilesCache, responseHeaders } from '#contract/headers.ts'
import { feedTypes } from '#contract/media-types.ts'

/**
 * `_headers` for static hosts (Netlify's format, which Cloudflare reads as well): what our own
 * server sends, where one rule for all files can say it. There is no cache rule for pages, because
 * these hosts revalidate them by default.
 *
 * @param policy one for all pages; each carries a stricter one of its own
 */
export function hostHeaders(siteUrl: string, hsts: HstsScope, policy: string): string {
  const https = siteUrl.startsWith('https:')
  const everywhere = Object.entries(responseHeaders(https, { policy, hsts }))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
  const feeds = Object.entries(feedTypes)
    .map(([name, type]) => `/*/${name}\n  content-type: ${type}\n`)
    .join('')
  return `/*\n${everywhere}/assets/*\n  cache-control: ${hashedFilesCache}\n${feeds}`
}

/** `_redirects`: where moved pages are, and which page answers an unknown address; an existing file goes before. */
export function hostRedirects(): string {
  const moved = movedPages().map(([from, to]) => `${from} ${to} 308`)
  return ['/index.html / 308', ...moved, '/news/* /news/404.html 404', '/* /404.html 404', ''].join(
    '\n',
  )
}
