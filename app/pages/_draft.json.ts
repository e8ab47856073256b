import { markedItems } from '#app/page-content/draft.ts'

/** What the review bar shows of the placeholders on a page, by their marks (spec 2.24). */
export const GET = () => Response.json(markedItems())
