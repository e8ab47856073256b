import { figureRegister } from '#content/model/figure-register.ts'
import { once } from '#content/model/once.ts'
import { pageText } from '#content/model/pages.ts'

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
