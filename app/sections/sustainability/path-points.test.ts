import { expect, test } from 'vitest'
import { pathPoints } from './path-points.ts'

const frame = { left: 10, right: 110, top: 20, bottom: 220, cutX: 40 }

test('the path falls from all to what the cut leaves, then to none', () => {
  expect(pathPoints(frame, 30)).toEqual({
    start: { x: 10, y: 20 },
    lower: { x: 40, y: 80 },
    neutral: { x: 110, y: 220 },
  })
})

test('a greater cut stands lower', () => {
  expect(pathPoints(frame, 50).lower.y).toBeGreaterThan(pathPoints(frame, 30).lower.y)
})
