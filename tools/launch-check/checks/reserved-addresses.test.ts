import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { reservedAddresses } from './reserved-addresses.ts'

it.each([
  ['email: info@exprich.example', 'info@exprich.example'],
  ['href: https://wattrich.example/about', 'wattrich.example'],
  ['text: See www.example.com.', 'www.example.com'],
  ['email: a@site.invalid', 'a@site.invalid'],
])('finds %j', (text, problem) => {
  const found = reservedAddresses(madeContext({ content: { 'content/a.yaml': `x: 1\n${text}` } }))
  expect(found).toMatchObject([{ who: 'owner', place: 'content/a.yaml', line: 2, problem }])
})

it.each(['email: info@exprich.ng', 'text: A good example.', 'a: examples.com', 'a: b.example.ng'])(
  'takes %j',
  (text) => {
    expect(reservedAddresses(madeContext({ content: { 'content/a.yaml': text } }))).toEqual([])
  },
)

it('finds them in the text of an article', () => {
  const text = '---\na: 1\n---\n\nWrite to press@exprich.example.\n'
  expect(reservedAddresses(madeContext({ content: { 'content/a.md': text } }))).toMatchObject([
    { line: 5, problem: 'press@exprich.example' },
  ])
})
