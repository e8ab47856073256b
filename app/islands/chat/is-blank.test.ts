import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

it.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u202e\u2066\u2069'],
  ['a soft hyphen, fillers, a blank pattern', '\u00ad\u115f\u3164\u2800'],
  ['control characters', '\u0000\u0007\u001b'],
  ['variation selectors and tags', '\ufe0f\u{e0041}'],
])('%s: blank', (_name, text) => expect(isBlank(text)).toBe(true))

it.each(['a', ' . ', '\u200b0', 'مرحبا', 'می‌خواهم', '❤️', '👩‍👩‍👧', '\u0301'])('%j: not', (text) =>
  expect(isBlank(text)).toBe(false),
)
