import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Limit, Limits } from '#contract/limit.ts'

/** The limits of every file of the server that has some. */
async function allLimits(): Promise<Limit[]> {
  const all: Limit[] = []
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    if (!source.includes('} as const satisfies Limits\n')) continue
    const { limits }: { limits: Limits } = await import(new URL(file, import.meta.url).href)
    all.push(...Object.values(limits))
  }
  return all
}

function rowOf({ of, value, unit, beyond }: Limit): string {
  return [of, `${value.toLocaleString('en')} ${unit}`.trim(), beyond].join(' | ')
}

it('the handbook has a row for every limit, and no other', async () => {
  const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('### Limits')
  const [, ...rows] = [...(section.split('\n#')[0] ?? '').matchAll(/^\| (.+) \|$/gm)].map(
    ([, cells = '']) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
  )
  const limits = await allLimits()
  expect(rows.filter((row) => !row.startsWith('---')).sort()).toEqual(limits.map(rowOf).sort())
})
