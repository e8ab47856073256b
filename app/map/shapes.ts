import { geoMercator, geoPath } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json'
import type { Box, Point } from './boxes.ts'
import { RelativePath } from './relative-path.ts'

/** How many units of the drawing a degree takes at the equator. */
export const unitsPerDegree = 36

/** The part of the world that is drawn, in degrees: tropical Africa. */
const [west, south, east, north] = [-19, -16, 61, 20]

/** Simplification: corners whose triangle is smaller than this many square degrees are left out. */
const leastCorner = 0.001

const flat = geoMercator()
  .scale((unitsPerDegree * 180) / Math.PI)
  .translate([0, 0])

/** A point of the drawing, in its units; x grows to the east, y to the south. */
export function project(longitude: number, latitude: number): Point {
  const [x, y] = flat([longitude, latitude]) ?? [0, 0]
  return { x, y }
}

const topology = simplify(presimplify(world), leastCorner)
const countries = topology.objects.countries.geometries.filter(
  (shape): shape is Polygon<{ name: string }> | MultiPolygon<{ name: string }> =>
    shape.type === 'Polygon' || shape.type === 'MultiPolygon',
)

const [left, top] = [project(west, north).x, project(west, north).y]
const [right, bottom] = [project(east, south).x, project(east, south).y]
const clipped = geoMercator()
  .scale(flat.scale())
  .translate([0, 0])
  .clipExtent([
    [left, top],
    [right, bottom],
  ])

type Drawn = Parameters<ReturnType<typeof geoPath>>[0]

function drawn(shape: Drawn): string {
  const path = new RelativePath()
  geoPath(clipped, path)(shape)
  return path.toString()
}

/** The shape of one country, where its middle is, and what it takes. */
export type CountryShape = { code: string; path: string; middle: Point; box: Box }

/** The map's shapes, as data of SVG paths. */
export type Shapes = { sea: string; land: string; borders: string; lit: CountryShape[] }

/**
 * Land and borders of the map, and the shapes of some countries by their three-digit code of ISO 3166-1. A
 * country that is not on this map has none.
 */
export function mapShapes(codes: readonly string[]): Shapes {
  return {
    sea: `M${Math.floor(left)} ${Math.floor(top)}H${Math.ceil(right)}V${Math.ceil(bottom)}H${Math.floor(left)}z`,
    land: drawn(merge(topology, countries)),
    borders: drawn(mesh(topology, topology.objects.countries, (a, b) => a !== b)),
    lit: codes.flatMap((code) => {
      const found = countries.find(({ id }) => id === code)
      if (!found) return []
      const shape = feature(topology, found)
      const path = drawn(shape)
      const [x, y] = geoPath(clipped).centroid(shape)
      const [[boxLeft, boxTop], [boxRight, boxBottom]] = geoPath(clipped).bounds(shape)
      const box = {
        x: Math.floor(boxLeft),
        y: Math.floor(boxTop),
        width: Math.ceil(boxRight - boxLeft),
        height: Math.ceil(boxBottom - boxTop),
      }
      return path ? [{ code, path, middle: { x, y }, box }] : []
    }),
  }
}
