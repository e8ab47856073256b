import { afterEach, describe, expect, it, vi } from 'vitest'
import { longDate } from './dates.ts'

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
