import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { named } from './font-name.ts'
import { cutFont } from './fonts.ts'

it('names a font and leaves its shapes', async () => {
  const cut = await cutFont({ wght: 600, wdth: 118 })
  const [before, after] = [create(cut), create(named(cut, 'Documents Display', 'Archivo-118-600'))]
  if (!('layout' in before && 'layout' in after)) throw new Error('the font is a collection')
  expect(after.familyName).toBe('Documents Display')
  expect(after.postscriptName).toBe('Archivo-118-600')
  expect(after.layout('₦ Ẹgbẹ').advanceWidth).toBe(before.layout('₦ Ẹgbẹ').advanceWidth)
})
