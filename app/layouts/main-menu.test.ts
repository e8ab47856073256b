import { describe, expect, it } from 'vitest'
import { isAtOrBelow } from './main-menu.tsx'

describe('a menu entry is current', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects/', '/projects'],
    ['/projects/gas/lagos', '/projects'],
  ])('on %s for %s', (pathname, path) => {
    expect(isAtOrBelow(pathname, path)).toBe(true)
  })

  it.each([
    ['/projects-of-others', '/projects'],
    ['/', '/projects'],
    ['/about', '/about-us'],
  ])('not on %s for %s', (pathname, path) => {
    expect(isAtOrBelow(pathname, path)).toBe(false)
  })
})
