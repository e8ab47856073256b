import { around, type Box, isWithin, overlap, type Point } from './boxes.ts'
import { textWidth } from './text-size.ts'

/** The name of a country, a water or a line, written where it belongs; `y` is its baseline. */
export type PlacedName = Point & { name: string }

type Wanted = Point & {
  name: string
  size: number
  /** A step by which it may give way; none for what must be where it is. */
  reach: number
}

/** How much wider than words such names are set. */
const spaced = 1.2
/** Free air around a name. */
const air = 8
const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4]

/**
 * Writes each name as near to its point as the frame and what is already there allow; at most four
 * steps away, or it is left out.
 */
export function placeNames(
  names: readonly Wanted[],
  frame: Box,
  taken: readonly Box[],
): PlacedName[] {
  const full = [...taken]
  return names.flatMap(({ name, size, reach, ...at }) => {
    const width = textWidth(name, size) * spaced + 2 * air
    const boxes = steps.flatMap((down) =>
      steps.map((right) =>
        around({ x: at.x + right * reach, y: at.y + down * reach }, width, size + air),
      ),
    )
    const free = boxes.find(
      (box) => isWithin(box, frame) && !full.some((other) => overlap(box, other)),
    )
    if (!free) return []
    full.push(free)
    return [{ name, x: free.x + width / 2, y: free.y + (size + air) / 2 + size * 0.35 }]
  })
}
