import { figureRegister } from './figure-register.ts'
import { allFigures, figureParts, figuresOf, formatFigure } from './figures.ts'
import { once } from './once.ts'
import { pageText } from './pages.ts'

/** What `/data` says of each figure, by its id. */
const receipts = once(() => {
  const { terms, receipt } = pageText('/data')
  return new Map(
    figureRegister().flatMap(({ name: source, figures }) =>
      figures.map(({ id, label, definition, unit, scope, base, period }) => [
        id,
        {
          id,
          name: `${receipt.name} ${label}`,
          source,
          figure: { definition, unit, scope, base, period },
          terms,
          link: { label: receipt.link, href: `/data#${id}` },
        },
      ]),
    ),
  )
})

/**
 * What a figure's mark opens where the figure stands: the same as in its row on `/data` (spec 2.19).
 *
 * @throws when there is no figure of that id
 */
export function receiptOf(id: string) {
  const receipt = receipts().get(id)
  if (!receipt) throw new Error(`there is no figure "${id}"`)
  return receipt
}

export type FigureReceipt = ReturnType<typeof receiptOf>

/** Figures as pages show them, each with its receipt; without those that the build leaves out. */
export function shownFigures(ids: readonly string[]) {
  return figuresOf(ids).map((record) => {
    const { id, definition } = record
    const text = formatFigure(record)
    return { ...figureParts(record), id, text, definition, receipt: receiptOf(id) }
  })
}

export type ShownFigure = ReturnType<typeof shownFigures>[number]

/** The way from a group of figures to the first one's row on `/data` (spec 2.19). */
export type FiguresLink = { label: string; href: string }

/** @throws when there is no figure of that id, for which there would be no row */
export function figuresLink(id: string): FiguresLink {
  if (!allFigures.some((figure) => figure.id === id)) throw new Error(`there is no figure "${id}"`)
  return { label: pageText('/data').link, href: `/data#${id}` }
}
