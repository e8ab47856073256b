import { openingsFeed } from '#app/feeds/openings-feed.ts'
import { rss } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(rss(await openingsFeed()))
