import { afterEach, describe, expect, it, vi } from 'vitest'
import { isoDay, longDate } from './dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a long date', () => {
  it('is in US English: month, day, year', () => {
    expect(longDate('2024-12-04')).toBe('December 4, 2024')
    expect(longDate('2025-01-31')).toBe('January 31, 2025')
  })

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(longDate('2024-12-18')).toBe('December 18, 2024')
  })
})

describe('the day of a moment', () => {
  it("is that of the visitor's clock, not of UTC", () => {
    expect(isoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
    expect(isoDay(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
  })
})
