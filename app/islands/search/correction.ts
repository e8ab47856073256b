import { distance } from '#contract/edit-distance.ts'
import { folded } from '#contract/folded.ts'

/** Letters of the shortest word that is corrected; shorter ones have too many neighbours. */
const shortest = 4
/** From this length on a word may have two slips. */
const long = 8

const word = /[\p{L}\p{M}\p{N}]+/gu

/**
 * A question with each of its words that the site does not know changed into the nearest that it does;
 * undefined when none has one near enough.
 *
 * @param words of the site, folded
 * @param slack how many slips more than usual are forgiven
 */
export function corrected(query: string, words: readonly string[], slack = 0): string | undefined {
  const changed = query.replace(word, (written) => nearest(written, words, slack) ?? written)
  return changed === query ? undefined : changed
}

/** The word that was probably meant; undefined for one that is known, or begins one that is. */
function nearest(written: string, words: readonly string[], slack: number): string | undefined {
  const text = folded(written)
  if (text.length < shortest || words.some((known) => known.startsWith(text))) return undefined
  let most = (text.length < long ? 1 : 2) + slack
  let found: string | undefined
  for (const known of words) {
    if (Math.abs(known.length - text.length) > most) continue
    // Slips in the first letter are rare: of two equally near words, one with the same first letter wins.
    const slips = distance(text, known) + (known[0] === text[0] ? 0 : 0.5)
    if (slips > most || (found !== undefined && slips === most)) continue
    most = slips
    found = known
  }
  return found
}
