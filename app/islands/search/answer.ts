import type { PageMatch } from '#app/lib/pagefind.ts'
import { type Group, grouped } from '#app/lib/search-groups.ts'
import { type Found, type FoundPage, pathOf } from '#contract/finder.ts'
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
  best: readonly FoundPage[]
  /** What the whole text of the site holds besides. */
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
  /** The best answers; undefined where their index cannot be had. */
  answers: ((query: string) => Found) | undefined
}

/** The most pages in `nearest`, and in `best`. */
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
  { find, correct, answers }: Sources,
): Promise<Answer> {
  const search = async (text: string, pages = limits.pages) =>
    hitsOf(await find(folded(text), pages), text, limits.sectionsOfPage)
  const answer = (hits: readonly Hit[], text = query): Answer => {
    const best = bestOf(answers?.(text), text, hits)
    const rest = without(hits, best)
    const count = best.length + rest.length
    return { query, meant: undefined, best, groups: grouped(rest), others: [], count, nearest: [] }
  }
  const hits = await search(query)
  const found = answers?.(query)
  if ((found?.isSure && found.isExact) || isAnswered(query, markedIn(hits))) return answer(hits)
  const meant = await correct(query, 0)
  const better = meant === undefined ? [] : await search(meant)
  if (better.length > 0) {
    const all = answer(better, meant)
    return { ...all, meant, others: without(without(hits, better), all.best) }
  }
  const plain = answer(hits)
  if (plain.count > 0) return plain
  const near = await correct(query, 1)
  const nearest = near === undefined ? [] : await search(near, maxNear)
  return { ...plain, nearest: nearest.slice(0, maxNear) }
}

/** Words of a name; a longer question is a sentence. */
const nameWords = 3

/** Whether a question is no more than a name. */
export const isName = (query: string) => query.trim().split(/\s+/).length <= nameWords

/**
 * The best answers; Contact alone is none. For a name the index of the whole text ranks as well as they do: both
 * ranks count.
 *
 * @param hits what the whole text holds; nothing while it is being searched
 */
export function bestOf(
  found: Found | undefined,
  query: string,
  hits: readonly Hit[] = [],
): FoundPage[] {
  const { pages = [], isSure = false, asked = 0 } = found ?? {}
  if (!isSure && pages.length < 2) return []
  if (asked > 0 || !isName(query)) return pages.slice(0, maxNear)
  const order = [...new Set(hits.map(({ href }) => pathOf(href)))]
  const share = (place: number) => (place < 0 ? 0 : 1 / (1 + place))
  const score = new Map(
    pages.map(({ href }, place) => [href, share(place) + share(order.indexOf(pathOf(href)))]),
  )
  return [...pages]
    .sort((a, z) => (score.get(z.href) ?? 0) - (score.get(a.href) ?? 0))
    .slice(0, maxNear)
}

function without(hits: readonly Hit[], there: readonly { href: string }[]): Hit[] {
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
