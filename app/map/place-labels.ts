import { along, around, type Box, isWithin, nearest, overlap, type Point } from './boxes.ts'

/** Words that want a place beside a mark. */
export type Wanted = Point & {
  id: string
  /** The mark's radius. */
  radius: number
  width: number
  height: number
}

/** Where the words are, and on which side of the mark they begin or end. */
export type Placed = Box & {
  id: string
  align: 'start' | 'middle' | 'end'
  /** A line from the mark to words that are farther away. */
  leader?: [Point, Point]
}

const gap = 6
/** Between the words of two labels. */
const air = 12
/** How far from its mark a label may move before it is left out. */
const distances = [0, 12, 26, 42, 60, 80, 104, 132, 164]
/** Right of the mark first; then below it, as the coast of the map has its sea there; then the others. */
const directions: readonly (readonly [-1 | 0 | 1, -1 | 0 | 1])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]

/**
 * Finds a place for each label inside `frame`, so that no label lies on another one, on a mark, on a
 * leader or on one of the boxes in `taken`. A label without such a place is left out.
 */
export function placeLabels(
  labels: readonly Wanted[],
  frame: Box,
  taken: readonly Box[] = [],
): Placed[] {
  const full = [...taken, ...labels.map((label) => around(label, 2 * label.radius + 4))]
  const placed: Placed[] = []
  for (const label of labels) {
    const found = candidates(label).find(
      (box) =>
        isWithin(box, frame) &&
        !full.some((other) => overlap(box, other)) &&
        // A leader may leave the marks that its own lies in, and cross no other.
        !leaderOf(box).some((spot) =>
          full.some((other) => overlap(spot, other) && !overlap(around(label, 1), other)),
        ),
    )
    if (!found) continue
    placed.push(found)
    full.push(withAir(found), ...leaderOf(found))
  }
  return placed
}

/** Words on the same line as another label's would read as one text with it. */
function withAir({ x, width, ...box }: Box): Box {
  return { ...box, x: x - air, width: width + 2 * air }
}

function leaderOf({ leader }: Placed): Box[] {
  return leader ? along(...leader) : []
}

function candidates(label: Wanted): Placed[] {
  return distances.flatMap((distance) =>
    directions.map((direction) => candidate(label, distance, direction)),
  )
}

function candidate(
  { id, x, y, radius, width, height }: Wanted,
  distance: number,
  [right, down]: readonly [-1 | 0 | 1, -1 | 0 | 1],
): Placed {
  const away = (radius + gap + distance) * (right && down ? 0.75 : 1)
  const at = { x: x + right * away, y: y + down * away }
  const box = {
    x: at.x - (width * (1 - right)) / 2,
    y: at.y - (height * (1 - down)) / 2,
    width,
    height,
  }
  const align = right === 1 ? 'start' : right === -1 ? 'end' : 'middle'
  if (distance === 0) return { id, align, ...box }
  const end = nearest(box, { x, y })
  const length = Math.hypot(end.x - x, end.y - y)
  const start = {
    x: x + ((end.x - x) / length) * (radius + 2),
    y: y + ((end.y - y) / length) * (radius + 2),
  }
  return { id, align, ...box, leader: [start, end] }
}
