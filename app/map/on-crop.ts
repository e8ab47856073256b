import type { Box, Point } from './boxes.ts'
import type { Crop } from './crops.ts'
import { project, unitsPerDegree } from './shapes.ts'

/** Where a point of the map is in a drawing. */
export function onCrop(crop: Crop, { x, y }: Point): Point {
  const middle = project(crop.longitude, crop.latitude)
  const scale = scaleOf(crop)
  return {
    x: crop.width / 2 + (x - middle.x) * scale,
    y: crop.height / 2 + (y - middle.y) * scale,
  }
}

/** Brings the map's shapes to a drawing, as the attribute `transform`. */
export function transformOf(crop: Crop): string {
  const { x, y } = onCrop(crop, { x: 0, y: 0 })
  return `translate(${Math.round(x)} ${Math.round(y)}) scale(${scaleOf(crop).toFixed(4)})`
}

/** One drawing as a frame in another one. */
export function frameOn(crop: Crop, shown: Crop): Box {
  const scale = scaleOf(crop) / scaleOf(shown)
  const origin = onCrop(shown, { x: 0, y: 0 })
  const own = onCrop(crop, { x: 0, y: 0 })
  return {
    x: own.x - origin.x * scale,
    y: own.y - origin.y * scale,
    width: shown.width * scale,
    height: shown.height * scale,
  }
}

function scaleOf({ pixelsPerDegree }: Crop): number {
  return pixelsPerDegree / unitsPerDegree
}
