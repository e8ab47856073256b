import { describe, expect, it } from 'vitest'
import { countries, placeKinds, places, type StatedPlace } from '#content/model/places.ts'
import { type Box, isWithin, overlap } from './boxes.ts'
import { crops } from './crops.ts'
import { type Drawing, drawMap } from './draw-map.ts'
import { mapShapes } from './shapes.ts'

const shapes = mapShapes(countries.map(({ code }) => code))

function draw(drawn: readonly StatedPlace[]): Drawing[] {
  return drawMap({
    places: drawn,
    words: ({ statements }) =>
      placeKinds
        .filter((kind) => statements.some((one) => one.kind === kind))
        .map((kind) => ({ kind, text: `${kind}s` })),
    countries: shapes.lit.map(({ code, middle }) => ({ name: code, middle })),
    water: { name: 'Gulf of Guinea', longitude: 3.2, latitude: 2.4 },
    equator: 'Equator',
  })
}

/** A town with one opening. */
const town = (name: string, latitude: number, longitude: number): StatedPlace => ({
  id: name.toLowerCase(),
  name,
  country: undefined,
  position: { latitude, longitude, precision: 'town' },
  statements: [{ kind: 'opening', name: 'Engineer', href: '/careers#positions' }],
})

/** The drawings that each kind of window shows together. */
const windows = (drawings: readonly Drawing[]) =>
  crops.map(({ near, far }) => drawings.filter(({ id }) => id === near.id || id === far?.id))

const idsIn = (drawings: readonly Drawing[]) =>
  drawings.flatMap(({ marks }) => marks.map(({ id }) => id)).toSorted()

function expectTidy(drawings: readonly Drawing[]): void {
  for (const { id, labels, marks } of drawings) {
    const frame = crops.flatMap(({ near, far }) => [near, far]).find((crop) => crop?.id === id)
    const boxes: Box[] = labels.map(({ box }) => box)
    expect(labels.map((label) => label.id).toSorted()).toEqual(
      marks.map((mark) => mark.id).toSorted(),
    )
    for (const [index, box] of boxes.entries()) {
      if (frame) expect(isWithin(box, frame.visible)).toBe(true)
      if (frame?.covered) expect(overlap(box, frame.covered)).toBe(false)
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      const hit = marks.filter(({ x, y }) =>
        overlap(box, { x: x - 5, y: y - 5, width: 10, height: 10 }),
      )
      expect(hit, id).toEqual([])
    }
  }
}

describe('the map', () => {
  const drawings = draw(places)

  it('draws each place with a position once in every window, and no other', () => {
    const expected = places.filter(({ position }) => position).map(({ id }) => id)
    for (const shown of windows(drawings)) expect(idsIn(shown)).toEqual(expected.toSorted())
  })

  it('writes no name on another one, on a mark or outside the window', () => expectTidy(drawings))

  it('has room for new places, also beside others', () => {
    const added = [town('Tema', 5.67, 0), town('Warri', 5.55, 5.79), town('Entebbe', 0.05, 32.46)]
    const more = draw([...places, ...added])
    for (const shown of windows(more))
      expect(idsIn(shown)).toEqual(expect.arrayContaining(added.map(({ id }) => id)))
    expectTidy(more)
  })

  it('leaves a place out that is elsewhere', () => {
    const more = draw([...places, town('Aberdeen', 57.15, -2.09)])
    expect(more.flatMap(({ marks }) => marks.map(({ id }) => id))).not.toContain('aberdeen')
  })

  it('leaves out what finds no room for its name, and still writes none on another', () => {
    const crowd = Array.from({ length: 80 }, (_, index) => town(`Town ${index}`, 9, 7 + index / 50))
    const more = draw(crowd)
    for (const { marks } of more) expect(marks.length).toBeLessThan(crowd.length)
    expectTidy(more)
  })
})

it('has a shape for each country on it, and none for another', () => {
  expect(shapes.lit.map(({ code }) => code)).toEqual(countries.map(({ code }) => code))
  expect(mapShapes(['826', '000']).lit).toEqual([])
})
