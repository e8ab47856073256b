import { folded } from '#contract/folded.ts'
import { confusables } from './confusables.ts'

const latin = new Map(
  Object.entries(confusables).flatMap(([letter, others]) =>
    [...others].map((other): [string, string] => [other, letter]),
  ),
)

/** Latin letters and digits that pass for each other; the longer first. */
const pairs: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1il|]/g, 'l'],
  [/0/g, 'o'],
]

/**
 * A text reduced to its looks: folded, and with each letter of another alphabet replaced by the Latin one
 * it resembles. Two texts with the same result can be mistaken for each other.
 */
export function looksOf(text: string): string {
  const plain = folded(text).replace(/\p{M}/gu, '')
  const letters = [...plain].map((letter) => latin.get(letter) ?? letter).join('')
  return pairs.reduce((folding, [sign, like]) => folding.replace(sign, like), letters)
}

/** Other alphabets that have letters like Latin ones, by their code in ISO 15924. */
const alphabets: readonly [string, RegExp][] = [
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Cher', /\p{Script=Cherokee}/u],
]

/** The codes of other alphabets in a text. */
export function otherAlphabets(text: string): string[] {
  return alphabets.filter(([, letters]) => letters.test(text)).map(([code]) => code)
}
