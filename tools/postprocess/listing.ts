import { escaped } from '#contract/markup.ts'

/** The canonical address of a page: its path begins with a slash, and only Home's ends with one. */
export function canonicalAddress(siteUrl: string, path: string): string {
  return siteUrl + path
}

/**
 * `sitemap.xml`: every page in the order of the route table.
 *
 * @param changed when what a page says last changed, where that is known
 */
export function sitemap(
  siteUrl: string,
  paths: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): string {
  const entries = paths.map((path) => {
    const location = escaped(canonicalAddress(siteUrl, path))
    const day = changed.get(path)
    return `  <url><loc>${location}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

/** `robots.txt`: everything may be read. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
