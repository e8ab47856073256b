import { newsFeed } from '#app/feeds/news-feed.ts'
import { jsonFeed } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(jsonFeed(await newsFeed()))
