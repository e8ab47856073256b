import type { PageMatch } from '#app/lib/pagefind.ts'
import { type Group, grouped } from '#app/lib/search-groups.ts'
import { folded } from '#contract/folded.ts'
import { type Hit, hitsOf } from './hits.ts'

export type SearchLimits = {
  /** The most pages that are shown. */
  pages: number
  /** The most sections that are shown of each page. */
  sectionsOfPage: number
}

/** The results of a question. */
export type Answer = {
  query: string
  /** The corrected spelling that the results are for. */
  meant: string | undefined
  groups: Group<Hit>[]
  /** The results of the question as it was typed, below the others. */
  others: readonly Hit[]
  count: number
  /** If nothing is found, the nearest results. */
  nearest: readonly Hit[]
}

/** The lookups that an answer needs. */
export type Sources = {
  find: (query: string, most: number) => Promise<PageMatch[]>
  /** A question in a spelling that the site knows. */
  correct: (query: string, slack: number) => Promise<string | undefined>
}

/** The most pages in `nearest`. */
const maxNear = 3

/**
 * Searches for a question. Without a good answer it searches for the corrected spelling as well, and
 * lists the results of the original question below.
 *
 * @throws when the index cannot be asked
 */
export async function answerTo(
  query: string,
  limits: SearchLimits,
  { find, correct }: Sources,
): Promise<Answer> {
  const search = async (text: string, pages = limits.pages) =>
    hitsOf(await find(folded(text), pages), text, limits.sectionsOfPage)
  const hits = await search(query)
  if (isAnswered(query, markedIn(hits))) return answer(query, hits)
  const meant = await correct(query, 0)
  const better = meant === undefined ? [] : await search(meant)
  if (better.length > 0) return { ...answer(query, better), meant, others: without(hits, better) }
  if (hits.length > 0) return answer(query, hits)
  const near = await correct(query, 1)
  const nearest = near === undefined ? [] : await search(near, maxNear)
  return { ...answer(query, []), nearest: nearest.slice(0, maxNear) }
}

function answer(query: string, hits: readonly Hit[]): Answer {
  const { length: count } = hits
  return { query, meant: undefined, groups: grouped(hits), others: [], count, nearest: [] }
}

function without(hits: readonly Hit[], there: readonly Hit[]): Hit[] {
  const hrefs = new Set(there.map(({ href }) => href))
  return hits.filter(({ href }) => !hrefs.has(href))
}

function markedIn(hits: readonly Hit[]): string[] {
  return hits
    .flatMap(({ title, excerpt }) => [...title, ...excerpt])
    .filter(({ marked }) => marked)
    .map(({ text }) => text)
}

/** Shorter words may occur anywhere in the words found. */
const shortest = 4

/**
 * Whether a word found holds the beginning of each longer word of the question: the index also matches by
 * the first part of a word only, "well" for "wellrch".
 *
 * @param found the words that the index marked
 */
export function isAnswered(query: string, found: readonly string[]): boolean {
  const marked = found.map(folded)
  return [...folded(query).matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter(([text]) => text.length >= shortest)
    .every(([text]) => {
      const start = text.slice(0, Math.max(shortest, text.length - 2))
      return marked.some((each) => each.includes(start))
    })
}
