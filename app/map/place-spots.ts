import type { PlaceKind, StatedPlace } from '#content/model/places.ts'
import { around, isWithin } from './boxes.ts'
import type { Crop } from './crops.ts'
import { onCrop } from './on-crop.ts'
import type { Placed } from './place-labels.ts'
import { project } from './shapes.ts'
import { textWidth } from './text-size.ts'

/** A word for one kind of what is at a place. */
export type KindWord = { kind: PlaceKind; text: string }

const [nameSize, kindSize, lineHeight] = [16, 15, 20]
/** From a line's top to its baseline. */
const rise = 15
/** From the left edge of a mark among words to the word, and from a word to the next mark. */
const [markRoom, wordGap] = [15, 12]

/** Radius of a town's mark and of the ring around a region's. */
const radii = { town: 7, region: 13 } as const

/** A place on a drawing: its mark, and the room that its words want. */
export type Spot = NonNullable<ReturnType<typeof spotOn>>

/** Where a place is on a drawing; nothing when it is outside, or has no position. */
export function spotOn(
  crop: Crop,
  { id, name, position }: StatedPlace,
  words: readonly KindWord[],
) {
  const [first] = words
  if (!position || !first) return undefined
  const at = onCrop(crop, project(position.longitude, position.latitude))
  const radius = radii[position.precision]
  if (!isWithin(around(at, 2 * radius), crop.visible)) return undefined
  const block = wordBlock(words, crop.isStacked)
  return {
    id,
    name,
    kind: first.kind,
    isRegion: position.precision === 'region',
    block,
    ...at,
    radius,
    height: lineHeight + block.height,
    width: Math.max(textWidth(name, nameSize), block.width),
  }
}

/** What is there, by its distance from the block's corner. A single kind is told by the mark itself. */
function wordBlock(words: readonly KindWord[], isStacked: boolean) {
  const marked = words.length > 1
  const room = marked ? markRoom : 0
  const widths = words.map(({ text }) => room + textWidth(text, kindSize))
  const parts = words.map((word, index) => {
    const before = widths.slice(0, index)
    const x = isStacked ? 0 : before.reduce((sum, width) => sum + width + wordGap, 0)
    return { ...word, x, y: isStacked ? index * lineHeight : 0 }
  })
  return {
    parts,
    marked,
    height: lineHeight * (isStacked ? words.length : 1),
    width: Math.max(...parts.map(({ x }, index) => x + (widths[index] ?? 0))),
  }
}

/** A label as it is drawn: `y` is the baseline. */
export type Label = ReturnType<typeof labelOf>

/** The words of a spot in the place that was found for them. */
export function labelOf({ id, name, block }: Spot, { x, y, width, height, align, leader }: Placed) {
  // Marks are in line with each other, so words with marks begin at one edge.
  const anchor = block.marked ? 'start' : align
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  return {
    id,
    name,
    leader,
    anchor,
    marked: block.marked,
    x: x + width * share,
    y: y + rise,
    kinds: block.parts.map((part) => ({
      kind: part.kind,
      text: part.text,
      x: x + width * share + part.x,
      y: y + lineHeight + part.y + rise,
    })),
    box: { x, y, width, height },
  }
}
