import { describe, expect, it } from 'vitest'
import { initials } from './monogram-plate.tsx'

describe('initials', () => {
  it.each([
    ['Ngozi Okafor', 'NO'],
    ['Ngozi Ada Okafor', 'NO'],
    ['Ngozi', 'N'],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
