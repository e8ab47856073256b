import { expect, it } from 'vitest'
import { letterTime } from './local-time.ts'

it('writes the time of Lagos in a letter, one hour ahead of UTC all year', () => {
  expect(letterTime('2026-11-21T08:00:00.000Z')).toBe(
    '21 November 2026 at 09:00 (West Africa Time)',
  )
  expect(letterTime('2026-06-30T23:30:00.000Z')).toBe('1 July 2026 at 00:30 (West Africa Time)')
})
