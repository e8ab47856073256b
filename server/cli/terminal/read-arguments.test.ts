import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

const usage = 'resume ID --out FILE [--yes]'
const options = { out: { type: 'string' }, yes: { type: 'boolean' } } as const
const read = (...args: string[]) => readArguments(usage, args, options)

it('reads options anywhere', () => {
  const { values, positionals } = read('--out', 'cv.pdf', 'ABC', '--yes')
  expect(positionals).toEqual(['ABC'])
  expect(values).toEqual({ out: 'cv.pdf', yes: true })
})

it.each([
  [[], 'ID is missing.'],
  [['ABC', 'DEF'], '"DEF" is one word too many.'],
  [['ABC', '--force'], "Unknown option '--force'."],
  [['ABC', '--out'], "Option '--out <value>' argument missing."],
  [['ABC', '--yes=no'], "Option '--yes' does not take an argument."],
])('%j is answered in one line', (args, words) => {
  expect(() => read(...args)).toThrow(`${words} Use: npm run inbox -- ${usage}`)
})
