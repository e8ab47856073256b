import { useEffect, useState } from 'react'
import { findPages } from '#app/lib/pagefind.ts'
import type { FoundPage } from '#contract/finder.ts'
import { loadFinder } from '../finder.ts'
import { type Answer, answerTo, bestOf, type Sources } from './answer.ts'
import { corrected } from './correction.ts'

/** The words of the site's names and headings, which the build puts beside the index. */
const address = '/pagefind/words.json'

let loading: Promise<readonly string[]> | undefined

/**
 * A question in a spelling that the site knows; undefined where there is none near enough, or where the
 * words cannot be loaded.
 *
 * @param slack how many slips more than usual are forgiven
 */
async function correct(query: string, slack: number): Promise<string | undefined> {
  loading ??= load().catch(() => {
    // The next question tries again.
    loading = undefined
    return []
  })
  return corrected(query, await loading, slack)
}

async function load(): Promise<readonly string[]> {
  const response = await fetch(address)
  const list: unknown = await response.json()
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []
}

/** The same in the dialog and on the page, so that both say the same number. */
const limits = { pages: 40, sectionsOfPage: 3 }

/** How long after the last key the search starts, in milliseconds. */
const pause = 120

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; best: readonly FoundPage[] }
  | ({ kind: 'found' } & Answer)
  | { kind: 'failed'; best: readonly FoundPage[] }

/**
 * The results for a query as it is typed: the best answers at once, what the whole text holds later. While a new query is looked up the results of the one
 * before stay, so that nothing flickers.
 */
export function useSearch(text: string): SearchState {
  const query = text.trim()
  const [state, setState] = useState<SearchState>({ kind: 'idle' })

  // An effect, because the index answers later, and only the last question counts.
  useEffect(() => {
    if (query === '') {
      setState({ kind: 'idle' })
      return
    }
    const show = (best: readonly FoundPage[]) =>
      setState((before) => (before.kind === 'found' ? before : { kind: 'searching', best }))
    show([])
    let outdated = false
    const timer = setTimeout(async () => {
      const answers = await loadFinder().catch(() => undefined)
      const best = bestOf(answers?.(query), query)
      if (!outdated) show(best)
      const next = await searchFor(query, best, answers)
      if (!outdated) setState(next)
    }, pause)
    return () => {
      outdated = true
      clearTimeout(timer)
    }
  }, [query])

  return state
}

async function searchFor(
  query: string,
  best: readonly FoundPage[],
  answers: Sources['answers'],
): Promise<SearchState> {
  try {
    const answer = await answerTo(query, limits, { find: findPages, correct, answers })
    return { kind: 'found', ...answer }
  } catch {
    // Every failure shows the same message: the search index cannot be used.
    return { kind: 'failed', best }
  }
}
