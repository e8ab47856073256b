import { afterEach, expect, it, vi } from 'vitest'
import { isBlank, message } from './messages.ts'

afterEach(() => void vi.useRealTimers())

it('gives messages of one millisecond ids of their own', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  const all = Array.from({ length: 1000 }, () => message('user', 'again'))
  expect(new Set(all.map(({ timestamp }) => timestamp)).size).toBe(1)
  expect(new Set(all.map(({ id }) => id)).size).toBe(1000)
})

it('derives the id from the time (spec 3)', () => {
  const { id, timestamp, ...rest } = message('ai', 'Hello')
  expect(id.startsWith(`${timestamp}-`)).toBe(true)
  expect(rest).toEqual({ sender: 'ai', text: 'Hello', links: [] })
})

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
