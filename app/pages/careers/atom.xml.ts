import { openingsFeed } from '#app/feeds/openings-feed.ts'
import { atom } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(atom(await openingsFeed()))
