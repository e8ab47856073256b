import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latest } from './latest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks once for all who ask within five seconds', async () => {
  const measure = vi.fn(async () => measure.mock.calls.length)
  const value = latest(measure)
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(4_999)
  expect(await value()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await value()).toBe(2)
})

it('gives the last value while a new one takes long, and asks for no third', async () => {
  const measure = vi
    .fn<() => Promise<string>>(() => new Promise(() => {}))
    .mockResolvedValueOnce('first')
  const value = latest(measure)
  expect(await value()).toBe('first')
  vi.advanceTimersByTime(5_000)
  const slow = Promise.all([value(), value()])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await slow).toEqual(['first', 'first'])
  vi.advanceTimersByTime(10_000)
  const again = value()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe('first')
  expect(measure).toHaveBeenCalledTimes(2)
})

it('gives nothing once the last value is a minute old and no new one is to be had', async () => {
  const measure = vi
    .fn<() => Promise<string>>(() => Promise.reject(new Error('away')))
    .mockResolvedValueOnce('first')
  const value = latest(measure)
  expect(await value()).toBe('first')
  vi.advanceTimersByTime(59_999)
  expect(await value()).toBe('first')
  vi.advanceTimersByTime(5_000)
  expect(await value()).toBeUndefined()
})
