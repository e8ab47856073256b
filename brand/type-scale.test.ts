import { expect, it } from 'vitest'
import { typeScale } from './type-scale.ts'

it('the scale has at most fourteen sizes', () => {
  expect(Object.keys(typeScale).length).toBeLessThanOrEqual(14)
})
