import type { StatedPlace } from '#content/model/places.ts'
import { around, type Box, isWithin, overlap, type Point } from './boxes.ts'
import { type Crop, crops } from './crops.ts'
import { frameOn, onCrop, transformOf } from './on-crop.ts'
import { placeLabels } from './place-labels.ts'
import { type KindWord, type Label, labelOf, type Spot, spotOn } from './place-spots.ts'
import { project } from './shapes.ts'
import { textWidth } from './text-size.ts'

/** The name of a country, a water or a line, written where it belongs; `y` is its baseline. */
type PlacedName = Point & { name: string }

type Wanted = Point & {
  name: string
  size: number
  /** The step by which the name may be moved; 0 keeps it where it is. */
  reach: number
}

/** How much wider than words such names are set. */
const spaced = 1.2
/** Free air around a name. */
const air = 8
const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4]

/**
 * Writes each name as near to its point as the frame and the taken boxes allow: at most four steps
 * away, else it is left out.
 */
function placeNames(names: readonly Wanted[], frame: Box, occupied: readonly Box[]): PlacedName[] {
  const full = [...occupied]
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

type Request = {
  places: readonly StatedPlace[]
  /** What the map writes beside a mark: one word for each kind that is there. */
  words: (place: StatedPlace) => readonly KindWord[]
  countries: readonly { name: string; middle: Point }[]
  water: { name: string; longitude: number; latitude: number }
  /** The name of the equator. */
  equator: string
}

type Mark = Pick<Spot, 'id' | 'kind' | 'isRegion' | 'x' | 'y'>

export type Drawing = Pick<Crop, 'id' | 'width' | 'height' | 'countrySize'> & {
  /** Brings the shapes of the map to this drawing. */
  transform: string
  marks: readonly Mark[]
  labels: readonly Label[]
  countries: readonly PlacedName[]
  waters: readonly PlacedName[]
  /** The line of the equator: its height, and where it begins. */
  equator: Point
  /** In the drawing of the whole: what the other one shows. */
  frame: Box | undefined
}

const lineSize = 15

/** All drawings of the map (spec 2.17). A place is in one drawing of each pair, or is not drawn. */
export function drawMap(request: Request): Drawing[] {
  return crops.flatMap(({ near, far }) => {
    const first = drawCrop(near, request)
    if (!far) return [first]
    const places = request.places.filter(({ id }) => first.marks.every((mark) => mark.id !== id))
    const countries = request.countries.filter(
      ({ name }) => !first.countries.some((country) => country.name === name),
    )
    return [first, drawCrop(far, { ...request, places, countries }, frameOn(far, near))]
  })
}

function drawCrop(crop: Crop, request: Request, frame?: Box): Drawing {
  const { id, width, height, countrySize, visible, covered } = crop
  const hidden = covered ? [covered] : []
  const spots = request.places.flatMap((place) => spotOn(crop, place, request.words(place)) ?? [])
  const placed = placeLabels(spots, visible, hidden)
  const labels = placed.flatMap((label) => {
    const spot = spots.find((one) => one.id === label.id)
    return spot ? [labelOf(spot, label)] : []
  })
  // A mark without its name would be a riddle: the list has the place.
  const marks = spots.filter((spot) => labels.some((label) => label.id === spot.id))
  const taken = [...hidden, ...placed, ...marks.map((mark) => around(mark, 2 * mark.radius + 4))]
  const equator = {
    x: covered ? covered.x + covered.width : -width,
    y: onCrop(crop, { x: 0, y: 0 }).y,
  }
  const names = placeNames(
    [
      ...request.countries.map(({ name, middle }) => ({
        name,
        size: countrySize,
        reach: Math.max(8, crop.pixelsPerDegree / 3),
        ...onCrop(crop, middle),
      })),
      ...(frame ? [] : watersOf(crop, request, equator)),
    ],
    visible,
    taken,
  )
  const isCountry = ({ name }: PlacedName) => request.countries.some((one) => one.name === name)
  return {
    id,
    width,
    height,
    countrySize,
    transform: transformOf(crop),
    frame,
    marks,
    labels,
    countries: names.filter(isCountry),
    waters: names.filter((name) => !isCountry(name)),
    equator,
  }
}

/** The name on the sea, and the equator's at the end of its line. */
function watersOf(crop: Crop, { water, equator }: Request, line: Point) {
  return [
    {
      name: equator,
      size: lineSize,
      reach: 0,
      x: Math.max(line.x, crop.visible.x) + 48,
      y: line.y - lineSize,
    },
    {
      name: water.name,
      size: lineSize,
      reach: crop.pixelsPerDegree / 3,
      ...onCrop(crop, project(water.longitude, water.latitude)),
    },
  ]
}
