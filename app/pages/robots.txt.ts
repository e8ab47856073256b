import { canonicalAddress } from '#app/lib/page-meta.ts'

/** Allows crawlers to read everything. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress('/sitemap.xml')}\n`)
