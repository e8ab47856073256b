import { afterEach, expect, it, vi } from 'vitest'
import { message } from './messages.ts'

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
