import { canonicalAddress } from '#app/lib/page-meta.ts'
import { lastChanges, pagePaths } from '#content/model/paths.ts'
import { escaped } from '#contract/markup.ts'

/** Every page, with the day of its last change where content has one (spec 2.20). */
export const GET = () => {
  const changed = lastChanges()
  const entries = pagePaths().map((path) => {
    const day = changed.get(path)
    const location = `<loc>${escaped(canonicalAddress(path))}</loc>`
    return `  <url>${location}${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`
  })
  return new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  )
}
