import type { Box } from './boxes.ts'

/** A part of the map as one drawing of a fixed size: a larger window shows more land, not larger words. */
export type Crop = {
  id: 'small' | 'small-far' | 'medium' | 'medium-far' | 'large' | 'wide'
  /** The drawing, in pixels at the usual size of text. */
  width: number
  height: number
  /** The point in the drawing's middle, in degrees. */
  longitude: number
  latitude: number
  pixelsPerDegree: number
  /** The size of the countries' names. */
  countrySize: number
  /** Whether the words under a place's name have a line each. */
  isStacked: boolean
  /** What the narrowest of its windows shows of it, without header and edges. */
  visible: Box
  /** What covers it. */
  covered: Box | undefined
}

/** A drawing in the middle of windows that are at least so wide, `edge` pixels free on each side. */
function crop(
  id: Crop['id'],
  [width, height]: readonly [number, number],
  place: Pick<Crop, 'longitude' | 'latitude' | 'pixelsPerDegree'>,
  { edge = 24, window = width, countrySize = 22, isStacked = false, top = edge }: Options,
): Crop {
  const x = (width - window) / 2 + edge
  const visible = { x, y: top, width: window - 2 * edge, height: height - top - edge }
  const covered = undefined
  return { id, width, height, ...place, countrySize, isStacked, visible, covered }
}

type Options = Partial<Pick<Crop, 'countrySize' | 'isStacked'>> & {
  edge?: number
  window?: number
  top?: number
}

const phone = { window: 320, edge: 10 }
/** Below the site's header. */
const top = 136

/**
 * The drawings of each window: small ones have one of the west, and one of the whole for what is
 * farther away; in large ones the whole is large enough, and the page's title lies in its open water.
 */
export const crops: readonly { near: Crop; far?: Crop }[] = [
  {
    near: crop(
      'small',
      [384, 416],
      { longitude: 4.4, latitude: 6.2, pixelsPerDegree: 24 },
      { ...phone, countrySize: 18, isStacked: true },
    ),
    far: crop(
      'small-far',
      [384, 224],
      { longitude: 17, latitude: 2.2, pixelsPerDegree: 7 },
      { ...phone, countrySize: 15, isStacked: true },
    ),
  },
  {
    near: crop('medium', [768, 576], { longitude: 5.6, latitude: 7, pixelsPerDegree: 38 }, {}),
    far: crop(
      'medium-far',
      [768, 352],
      { longitude: 17, latitude: 2.2, pixelsPerDegree: 14 },
      { countrySize: 16 },
    ),
  },
  {
    near: {
      ...crop(
        'large',
        [1120, 880],
        { longitude: 15, latitude: 1.8, pixelsPerDegree: 26.5 },
        { top, isStacked: true },
      ),
      covered: { x: 0, y: 440, width: 440, height: 440 },
    },
  },
  {
    near: {
      ...crop(
        'wide',
        [1440, 960],
        { longitude: 15, latitude: 3.5, pixelsPerDegree: 34.7 },
        { top, isStacked: true },
      ),
      covered: { x: 0, y: 490, width: 590, height: 470 },
    },
  },
]
