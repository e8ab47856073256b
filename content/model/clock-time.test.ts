import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['08:00', '8:00 AM'],
  ['17:00', '5:00 PM'],
  ['12:30', '12:30 PM'],
  ['00:05', '12:05 AM'],
])('%s is %s', (time, text) => {
  expect(clockTime(time)).toBe(text)
})
