/** A drawing area, in its own units; `cutX` is where the first target year stands. */
export type Frame = { left: number; right: number; top: number; bottom: number; cutX: number }

type Point = { x: number; y: number }

/**
 * The corners of the target path in a frame: all emissions of the baseline at
 * its top, none at its bottom. `cut` is the first target, in percent.
 */
export function pathPoints({ left, right, top, bottom, cutX }: Frame, cut: number) {
  const start: Point = { x: left, y: top }
  const lower: Point = { x: cutX, y: Math.round(top + ((bottom - top) * cut) / 100) }
  const neutral: Point = { x: right, y: bottom }
  return { start, lower, neutral }
}
