import { afterEach, expect, it, vi } from 'vitest'
import { zipped } from './marks-zip.ts'

afterEach(() => vi.useRealTimers())

it('is the same file for the same drawings, on whatever day', async () => {
  const on = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M6 6H30"/></svg>'
    return Buffer.from(await zipped([['a/mark', svg]])).toString('base64')
  }
  expect(await on('2026-11-22')).toBe(await on('2027-03-04'))
})
