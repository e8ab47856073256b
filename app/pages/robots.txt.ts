import { canonicalAddress } from '#app/lib/page-meta.ts'

/** Everything may be read. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress('/sitemap.xml')}\n`)
