import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commands } from './run-command.ts'

const guide = (name: string) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')

it('the handbook has a row for every command, and no other', () => {
  const [, section = ''] = guide('operating').split('### The inbox on the command line')
  const rows = [...(section.split('\n###')[0] ?? '').matchAll(/^\| `([a-z-]+)/gm)]
  expect(rows.map(([, name]) => name)).toEqual([...Object.keys(commands), 'help'])
})

it('the guide shows every command, and no other', () => {
  const shown = [...guide('inbox').matchAll(/npm run inbox -- ([a-z-]+)/g)].map(([, name]) => name)
  expect(new Set(shown)).toEqual(new Set([...Object.keys(commands), 'help']))
})
