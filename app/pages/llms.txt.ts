import { siteGuide } from '#app/page-content/site-guide.ts'

/** The site in one text, for language models (spec 2.20). */
export const GET = () => new Response(siteGuide())
