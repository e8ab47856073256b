import { describe, expect, it } from 'vitest'
import { type Box, croppedSizes, neededFiles } from './cropped-sizes.ts'

describe('the sizes of a picture, a little larger than it stands', () => {
  const sizes = (boxes: readonly Box[], ratio: number, below?: number) =>
    croppedSizes({ boxes, ratio, below })

  it('are the width of a box that is as wide as the picture, or wider', () => {
    expect(sizes([{ width: '100vw', aspect: 16 / 9 }], 16 / 9)).toBe('106vw')
    expect(sizes([{ width: '20rem', aspect: 21 / 9 }], 16 / 9, 64)).toBe('21.2rem')
  })

  it('are what a taller box crops away, too', () => {
    expect(sizes([{ width: '60vw', aspect: 1 }], 1.5)).toBe('95.4vw')
    expect(sizes([{ width: '100vw', height: '80vw' }], 1.5)).toBe('127.2vw')
  })

  it('grow with the window from where the width of its box needs more than the height', () => {
    expect(sizes([{ width: '100vw', height: '40rem' }], 1.5)).toBe(
      '(min-width: 60rem) 106vw, 63.6rem',
    )
    expect(sizes([{ width: '30rem', height: '50vw' }], 1.5, 110)).toBe(
      '(min-width: 40rem) 79.5vw, 31.8rem',
    )
  })

  it('grow with a rem of the page on large screens', () => {
    expect(sizes([{ width: '40rem', aspect: 2 }], 1.5)).toBe(
      '(min-width: 110rem) calc(19.1rem + 21.2vw), 42.4rem',
    )
    expect(sizes([{ width: '100vw', height: '75rem' }], 1.5)).toBe(
      '(min-width: 115.7rem) 106vw, (min-width: 110rem) calc(53.7rem + 59.6vw), 119.3rem',
    )
  })

  it('have no condition that never decides', () => {
    expect(
      sizes(
        [
          { from: '64rem', width: '50vw', height: '20rem' },
          { from: '48rem', width: '50vw', height: '40rem' },
          { width: '100vw', height: '75vw' },
        ],
        1.5,
      ),
    ).toBe('(min-width: 64rem) 53vw, (min-width: 48rem) 63.6rem, 119.3vw')
  })
})

describe('the files that a page names', () => {
  const files = 'a 400w, b 680w, c 1120w, d 1920w, e 2880w'
  const named = (boxes: readonly Box[], ratio: number, below?: number) =>
    neededFiles(files, { boxes, ratio, below })

  it('reach from the least that a window needs to the most', () => {
    expect(named([{ width: '100vw', height: '80vw' }], 1.5)).toBe(files)
    // 80 % of 1024 pixels; a phone has no part in it.
    const large = { from: '64rem', width: '80vw', height: '20rem' } as const
    expect(named([large], 1.5)).toBe('c 1120w, d 1920w, e 2880w')
    // 400 pixels, and 800 for a laptop's dense screen.
    expect(named([{ from: '64rem', width: '25rem', aspect: 2 }], 1.5)).toBe(
      'a 400w, b 680w, c 1120w',
    )
  })

  it('are no more for a phone than its pixels, or twice as many', () => {
    expect(named([{ width: '100vw', height: '20vw' }], 1, 48)).toBe('a 400w, b 680w, c 1120w')
  })

  it('are the largest where none is large enough', () => {
    expect(
      neededFiles('a 480w, b 800w', { boxes: [{ width: '60rem', aspect: 2 }], ratio: 1 }),
    ).toBe('b 800w')
  })
})
