import { expect, it } from 'vitest'
import { excerptParts, markedTitle, type TextPart, withoutStart } from './marked-text.ts'

/** Marked parts between brackets. */
const shown = (parts: TextPart[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

it.each([
  ['We find <mark>gas</mark> and <mark>gas.</mark>', 'We find [gas] and [gas].'],
  ['<mark>Gas</mark>', '[Gas]'],
  ['nothing', 'nothing'],
  ['', ''],
  ['&lt;script&gt; is <mark>&lt;text&gt;</mark>', '<script> is <[text]>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['an open <mark>end', 'an open <mark>end'],
])('of the excerpt %j marks %j', (excerpt, expected) => {
  expect(shown(excerptParts(excerpt))).toBe(expected)
})

it.each([
  ['Gasrich E & P', 'gas', '[Gas]rich E & P'],
  ['Gasrich', 'gas gasrich', '[Gasrich]'],
  ['Fatgas', ' GAS ', 'Fat[gas]'],
  ['Contact Us', 'gas', 'Contact Us'],
  ['Contact Us', '  ', 'Contact Us'],
  ['What (and why)?', '( )? [', 'What [(]and why[)?]'],
  ['a.b', '.', 'a[.]b'],
])('of the title %j, for %j, marks %j', (title, query, expected) => {
  expect(shown(markedTitle(title, query))).toBe(expected)
})

it.each([
  ['<mark>Gas</mark>rich. <mark>Gas</mark> is', 'Gasrich. ', '[Gas] is'],
  ['We find <mark>gas</mark>', 'Gasrich. ', 'We find [gas]'],
])('%j without %j at its start is %j', (excerpt, start, expected) => {
  expect(shown(withoutStart(excerptParts(excerpt), start))).toBe(expected)
})
