import { newsFeed } from '#app/feeds/news-feed.ts'
import { rss } from '#app/feeds/write-feed.ts'

export const GET = async () => new Response(rss(await newsFeed()))
