import { openingsFeed } from '#app/feeds/openings-feed.ts'
import { jsonFeed } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(jsonFeed(await openingsFeed()))
