import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Limit, limits } from './limits.ts'

function rowOf({ of, value, unit, beyond }: Limit): string {
  return [of, `${value.toLocaleString('en')} ${unit}`.trim(), beyond].join(' | ')
}

it('the handbook has a row for every limit, and no other', () => {
  const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('### Limits')
  const [, ...rows] = [...(section.split('\n#')[0] ?? '').matchAll(/^\| (.+) \|$/gm)].map(
    ([, cells = '']) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
  )
  expect(rows.filter((row) => !row.startsWith('---'))).toEqual(Object.values(limits).map(rowOf))
})
