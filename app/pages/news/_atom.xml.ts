import { newsFeed } from '#app/feeds/news-feed.ts'
import { atom } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(atom(await newsFeed()))
