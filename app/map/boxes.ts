export type Point = { x: number; y: number }

/** A rectangle by its top left corner. */
export type Box = Point & { width: number; height: number }

/** Whether two boxes have more than an edge in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether the first box lies in the second. */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** A box around a point. */
export function around({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** What a line covers, as small boxes along it. */
export function along(from: Point, to: Point): Box[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = steps === 0 ? 0 : step / steps
    return around({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 3)
  })
}

/** The point of a box that is nearest to another point. */
export function nearest({ x, y, width, height }: Box, to: Point): Point {
  return {
    x: Math.min(Math.max(to.x, x), x + width),
    y: Math.min(Math.max(to.y, y), y + height),
  }
}
