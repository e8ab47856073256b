import { drawMap } from '#app/map/draw-map.ts'
import { mapShapes } from '#app/map/shapes.ts'
import { factsOf, figureParts, findFact, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { countries, places } from '#content/model/places.ts'
import { receiptOf } from '#content/model/receipts.ts'
import { placeKinds, type StatedPlace, type Statement } from '#content/model/stated-places.ts'

/** Where we work (spec 2.17): the map, and the list that says the same. */
export function whereWeWorkContent() {
  const page = pageText('/where-we-work')
  const { kinds } = page.list
  const shapes = mapShapes(countries.map(({ code }) => code))
  const words = ({ statements }: StatedPlace) =>
    placeKinds.flatMap((kind) => {
      const count = statements.filter((statement) => statement.kind === kind).length
      return count === 0 ? [] : [{ kind, text: count > 1 ? kinds[kind].many : kinds[kind].one }]
    })
  const drawings = drawMap({
    places,
    words,
    countries: shapes.lit.flatMap(({ code, middle }) => {
      const country = countries.find((one) => one.code === code)
      return country ? [{ name: country.name, middle }] : []
    }),
    water: page.map.water,
    equator: page.map.equator,
  })
  return {
    page,
    shapes,
    drawings,
    groups: [
      ...countries.map(({ name, code, figures }) => ({
        name,
        code,
        places: places.filter(({ country }) => country === name).map(listed),
        figures: figures.flatMap(({ figure, href }) =>
          counted(figure).map((shown) => ({ ...shown, href })),
        ),
      })),
      {
        name: page.list.elsewhere,
        code: undefined,
        places: places.filter(({ country }) => country === undefined).map(listed),
        figures: [],
      },
    ].filter((group) => group.places.length > 0 || group.figures.length > 0),
    counted: page.counted.figures.flatMap(({ figure, ...source }) =>
      counted(figure).map((shown) => ({ ...shown, ...source })),
    ),
  }

  function listed({ id, name, position, statements }: StatedPlace) {
    const isDrawn = drawings.some(({ marks }) => marks.some((mark) => mark.id === id))
    const note = isDrawn
      ? position?.precision === 'region' && page.list.approximate
      : page.list.undrawn
    return { id, name, note: note || undefined, statements: statements.map(shown) }
  }

  function shown({ figure, word, ...statement }: Statement) {
    return {
      ...statement,
      label: kinds[statement.kind].one,
      figure: figure === undefined ? undefined : figureOf(figure),
      word,
    }
  }
}

/** "100MW", "25,000 barrels per day": a bare number says what it counts. */
function figureOf(id: string) {
  const record = findFact(id)
  if (!record) return undefined
  const { prefix, number, suffix, label } = figureParts(record)
  return { prefix, number, suffix: suffix || ` ${label.toLowerCase()}` }
}

function counted(id: string) {
  return factsOf([id]).map((record) => ({
    value: formatFigure(record),
    label: record.label,
    scope: record.scope ?? record.definition,
    receipt: receiptOf(record.id),
  }))
}

export type WhereWeWorkContent = ReturnType<typeof whereWeWorkContent>
export type PlaceGroup = WhereWeWorkContent['groups'][number]
