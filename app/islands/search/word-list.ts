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
export async function correct(query: string, slack: number): Promise<string | undefined> {
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
