import { hashedFilesCache, responseHeaders } from '#contract/headers.ts'

/**
 * `_headers` for static hosts (Netlify's format, which Cloudflare reads as well): what our own
 * server sends. Pages get no cache rule, because these hosts revalidate by default and would
 * add a second value to that of the assets.
 */
export function hostHeaders(siteUrl: string): string {
  const everywhere = Object.entries(responseHeaders(siteUrl.startsWith('https:')))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
  return `/*\n${everywhere}/assets/*\n  cache-control: ${hashedFilesCache}\n`
}

/** `_redirects`: which page answers an unknown address; an existing file goes before. */
export function hostRedirects(): string {
  return ['/index.html / 308', '/news/* /news/404.html 404', '/* /404.html 404', ''].join('\n')
}
