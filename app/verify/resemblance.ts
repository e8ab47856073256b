import { distance } from '#contract/edit-distance.ts'
import { looksOf } from './fold.ts'
import type { Trick } from './types.ts'

/** The official host or name that a host imitates, and by which trick. */
export type Resemblance = {
  trick: Trick
  official: string
  /** The part of the host that passes for a bare name; the whole of it otherwise. */
  like: string
}

type Rule = (host: string, own: Own) => Trick | undefined

/** An official host or a bare name, with the part that impostors imitate. */
type Own = {
  official: string
  /** Its first part, folded: the name without its ending. */
  name: string
  /** Whether it is a whole host. */
  isHost: boolean
}

/**
 * Finds what a host imitates. It knows no list of public endings: `com.ng` is recognised by its
 * short parts, so that of two certain tricks sometimes the other one is reported.
 *
 * @param hosts our own hosts, in the form of `plainHost`
 * @param names what impostors would use besides: names without spaces
 */
export function resemblance(
  host: string,
  hosts: readonly string[],
  names: readonly string[],
): Resemblance | undefined {
  return imitated(host, hosts, true) ?? imitated(host, names, false)
}

function imitated(
  host: string,
  officials: readonly string[],
  isHost: boolean,
): Resemblance | undefined {
  const own = officials.map((official): Own => {
    const [first = official] = official.split('.')
    return { official, name: looksOf(first), isHost }
  })
  for (const rule of rules)
    for (const each of own) {
      const trick = rule(host, each)
      if (trick) return { trick, official: each.official, like: partLike(host, each) }
    }
}

/** Beside a bare name stands the part with a slip in it, but the whole host when it has none. */
function partLike(host: string, { official, name, isHost }: Own): string {
  if (isHost) return host
  const part = host.split('.').find((label) => looksOf(label) === name)
  return part && part !== official ? part : host
}

/** The surer sign first. */
const rules: readonly Rule[] = [sameToTheEye, inside, otherEnding, withExtras, fewLetters]

function sameToTheEye(host: string, { official, isHost }: Own): Trick | undefined {
  const [checked, own] = [looksOf(host), looksOf(official)]
  if (!isHost || (checked !== own && !checked.endsWith(`.${own}`))) return undefined
  return latinOnly(host) ? 'letters' : 'alphabet'
}

/** `our.host.evil.com`: the whole official host before another owner's domain. */
function inside(host: string, { official, isHost }: Own): Trick | undefined {
  return isHost && `.${host}`.includes(`.${official}.`) ? 'inside' : undefined
}

/** Our name with another ending, `name.com.ng`, or before somebody's host, `name.host.com`. */
function otherEnding(host: string, { official, name, isHost }: Own): Trick | undefined {
  const labels = host.split('.')
  const at = labels.findIndex((label) => looksOf(label) === name)
  if (!isHost || at < 0) return undefined
  if (!latinOnly(host)) return 'alphabet'
  // Alike, and not the same: another ending as well would be the smaller matter.
  if (labels[at] !== official.split('.')[0]) return 'letters'
  const ending = labels.slice(at + 1)
  const short = ending.length === 1 || ending.every((label) => label.length <= 3)
  return ending.length > 0 && short ? 'ending' : 'inside'
}

/** `name-careers.com`, `myname.com`, `na-me.com`. */
function withExtras(host: string, { name }: Own): Trick | undefined {
  const plain = name.replaceAll('-', '')
  const found = host.split('.').some((label) => looksOf(label.replaceAll('-', '')).includes(plain))
  if (!found) return undefined
  return latinOnly(host) ? 'extra' : 'alphabet'
}

/** From this length on, a name with a slip is also found inside a longer word. */
const longName = 10

function fewLetters(host: string, { name, isHost }: Own): Trick | undefined {
  const words = host
    .split('.')
    .flatMap((label) => [label, ...label.split('-')])
    .map(looksOf)
  const near = words.some((word) => {
    if (name.length < 6) return false
    // A bare name may be one letter from a common word: "electric" imitates nobody.
    if (!isHost) return word.length === name.length && distance(word, name) <= 1
    const maxDistance = name.length < longName ? 1 : 2
    return (
      distance(word, name) <= maxDistance || (name.length >= longName && holdsAlmost(word, name))
    )
  })
  if (!near) return undefined
  return latinOnly(host) ? 'letters' : 'alphabet'
}

/** Whether some piece of a word is the name but for one letter. */
function holdsAlmost(word: string, name: string): boolean {
  return [-1, 0, 1].some((more) => {
    const length = name.length + more
    const starts = Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => at)
    return starts.some((start) => distance(word.slice(start, start + length), name) <= 1)
  })
}

function latinOnly(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text)
}
