import punycode from 'punycode.js'
import { compared } from './difference.ts'
import { plainHost } from './host.ts'
import type { Comparison, Trick } from './types.ts'

/** A reserved top-level domain (RFC 2606), so that no example belongs to anybody. */
const nobodys = 'test'

/** Letters of our alphabet and the Cyrillic ones that look like them. */
const cyrillic: readonly [string, string][] = [
  ['e', 'е'],
  ['a', 'а'],
  ['o', 'о'],
  ['p', 'р'],
  ['c', 'с'],
]

/** An imitation of our own address for each trick that an address can show. */
export function specimens(siteUrl: string): ({ trick: Trick } & Comparison)[] {
  const host = plainHost(new URL(siteUrl).hostname)
  const [name = host] = host.split('.')
  const made: [Trick, string][] = [
    ['letters', withSlip(name) + host.slice(name.length)],
    ['alphabet', punycode.toASCII(withForeignLetter(name) + host.slice(name.length))],
    ['ending', `${name}.${nobodys}`],
    ['extra', `${name}-careers.${nobodys}`],
    ['inside', `${host}.login.${nobodys}`],
    ['before-at', `${host}@login.${nobodys}`],
    ['path', `login.${nobodys}/${host}`],
  ]
  return made.map(([trick, typed]) => ({ trick, ...compared(typed, host) }))
}

/** The first `i` as an `l`; where there is none, two neighbours exchanged, which are not the first. */
function withSlip(name: string): string {
  return name.includes('i')
    ? name.replace('i', 'l')
    : name.replace(/(?<=.)([a-z])(?!\1)([a-z])/, '$2$1')
}

function withForeignLetter(name: string): string {
  const [letter, foreign] = cyrillic.find(([each]) => name.includes(each)) ?? ['', '']
  return name.replace(letter, foreign)
}
