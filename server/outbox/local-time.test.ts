import { expect, it } from 'vitest'
import { letterTime, spreadsheetTime } from './local-time.ts'

it('tells the time of Lagos', () => {
  expect(spreadsheetTime('2026-11-20T23:30:05.000Z')).toBe('2026-11-21 00:30:05')
})

it('writes the time of Lagos in a letter, one hour ahead of UTC all year', () => {
  expect(letterTime('2026-11-21T08:00:00.000Z')).toBe(
    '21 November 2026 at 09:00 (West Africa Time)',
  )
  expect(letterTime('2026-06-30T23:30:00.000Z')).toBe('1 July 2026 at 00:30 (West Africa Time)')
})
