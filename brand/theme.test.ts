import { expect, it } from 'vitest'
import { themeCss } from './theme.ts'
import { typeScale } from './type-scale.ts'

it('the styles have the brand’s colours and sizes', async () => {
  await expect(themeCss()).toMatchFileSnapshot('./theme.css')
})

it('the scale has at most fourteen sizes', () => {
  expect(Object.keys(typeScale).length).toBeLessThanOrEqual(14)
})
