import { expect, it } from 'vitest'
import { croppedSizes, neededFiles } from './cropped-sizes.ts'

it('is the width of a box that is as wide as the picture, or wider', () => {
  expect(croppedSizes([{ width: '100vw', aspect: 16 / 9 }], 16 / 9)).toBe('100vw')
  expect(croppedSizes([{ width: '25rem', aspect: 21 / 9 }], 16 / 9)).toBe('25rem')
})

it('is what a taller box crops away, too', () => {
  expect(croppedSizes([{ width: '60vw', aspect: 1 }], 1.5)).toBe('90vw')
  expect(croppedSizes([{ width: '100vw', height: '80vw' }], 1.5)).toBe('120vw')
})

it('grows with the window from where the width of its box needs more than the height', () => {
  expect(croppedSizes([{ width: '100vw', height: '40rem' }], 1.5)).toBe(
    '(min-width: 60rem) 100vw, 60rem',
  )
  expect(croppedSizes([{ width: '30rem', height: '50vw' }], 1.5)).toBe(
    '(min-width: 40rem) 75vw, 30rem',
  )
})

it('has no condition that never decides', () => {
  expect(
    croppedSizes(
      [
        { from: '64rem', width: '50vw', height: '20rem' },
        { from: '48rem', width: '50vw', height: '40rem' },
        { width: '100vw', height: '75vw' },
      ],
      1.5,
    ),
  ).toBe('(min-width: 64rem) 50vw, (min-width: 48rem) 60rem, 112.5vw')
})

it('is rounded', () => {
  expect(croppedSizes([{ width: '100vw', aspect: 100 / 138 }], 780 / 1076)).toBe('100vw')
})

it('names the files alone that a window may ask for', () => {
  const files = 'a 480w, b 800w, c 1280w'
  const small = { width: '100vw', height: '80vw' } as const
  const large = { from: '64rem', width: '80vw', height: '20rem' } as const
  expect(neededFiles(files, [large, small], 1.5)).toBe(files)
  // 80 % of 1024 pixels.
  expect(neededFiles(files, [large], 1.5)).toBe('c 1280w')
  expect(neededFiles(files, [{ ...large, height: '30rem' }], 1)).toBe('c 1280w')
  expect(neededFiles(files, [{ ...large, width: '50vw' }], 1.5)).toBe('b 800w, c 1280w')
})

it('names the largest file where none is large enough', () => {
  expect(neededFiles('a 480w, b 800w', [{ width: '60rem', aspect: 2 }], 1.5)).toBe('b 800w')
})
