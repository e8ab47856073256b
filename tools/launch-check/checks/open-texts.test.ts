import { expect, it } from 'vitest'
import { z } from 'zod'
import { madeContext } from '../made-context.ts'
import { openTexts } from './open-texts.ts'

const found = (text: string, schema: z.ZodType = z.unknown(), file = 'content/a.yaml') =>
  openTexts(madeContext({ content: { [file]: text }, schema })).map(({ line, problem }) => [
    line,
    problem,
  ])

it.each([
  ['text: The base is to be confirmed.', [[1, 'The base is to be confirmed.']]],
  ['a: One thing. The other is to be confirmed. A third.', [[1, 'The other is to be confirmed.']]],
  ['a: 1\nedition: Draft edition, 2026', [[2, 'Draft edition, 2026']]],
  ['text: The base is confirmed.', []],
  ['text: What is still to be confirmed is marked.', []],
  ['title: To be confirmed\ntext: It is open.', []],
])('of %j finds %j', (text, expected) => expect(found(text)).toEqual(expected))

it('leaves what a record with a placeholder says to that', () => {
  expect(found('figures:\n  - scope: to be confirmed\n    status: placeholder')).toEqual([])
  expect(
    found('---\nstatus: placeholder\n---\n\nTo be confirmed.', z.unknown(), 'content/a.md'),
  ).toEqual([])
})

it('finds the sentences of an article, each with its line', () => {
  const text = '---\nstatus: stated\n---\n\nFirst.\n\nOne. The dates are to be confirmed.\n'
  expect(found(text, z.unknown(), 'content/a.md')).toEqual([[7, 'The dates are to be confirmed']])
})

it('lists the open points of a document', () => {
  const text =
    'sections:\n  - title: Still to be confirmed\n    rows:\n      - title: Approval\n        text: Who signs'
  expect(found(text)).toEqual([[4, 'Approval']])
})

it('leaves the words that stand beside what is open', () => {
  const schema = z.object({ open: z.string().meta({ whileOpen: true }) })
  expect(found('open: To be confirmed', schema)).toEqual([])
  expect(found('open: To be confirmed')).toHaveLength(1)
})
