import { documentWords } from '#content/model/documents.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import { formatFigure } from '#content/model/figures.ts'

/** Key figures as typography: numeral, what is counted and where. */
export function keyFigures(figures: readonly Figure[]) {
  return { kind: 'figures', figures: figures.map((figure) => shown(figure, figureDetails(figure))) }
}

/** Figures, one in a row, each beside what it counts. */
export function figureTable(figures: readonly Figure[]) {
  return { kind: 'figure-table', figures: figures.map((figure) => shown(figure)) }
}

/** Shares of a whole as bars; the full width is 100 %. */
export function shareBars(shares: readonly Figure[]) {
  const bar = (figure: Figure) => ({ ...shown(figure), percent: figure.value })
  return { kind: 'share-bars', shares: shares.map(bar) }
}

/** A figure as it is printed, what it counts, and what else is known of it. */
export function shown(figure: Figure, details = figureMeaning(figure)) {
  return { value: formatFigure(figure), label: figure.label, details }
}

/** What stands beside a figure's label: its definition, then where, of what and for which time. */
export function figureMeaning(figure: Figure, around = ''): string[] {
  const { definition } = figure
  const details = figureDetails(figure, [definition, around].join(' '))
  return definition === undefined ? details : [definition, ...details]
}

/**
 * A figure's scope, base and period, as far as they are known.
 *
 * @param around words beside the figure; details that they contain are left out
 */
export function figureDetails(figure: Figure, around = ''): string[] {
  const beside = [formatFigure(figure), figure.label, around].join(' ')
  const news = (detail = '') => (beside.includes(detail) ? [] : [detail])
  const { scope, base, period } = figure
  const time = news(period).map((text) => `${documentWords.columns.period}: ${text}`)
  return [...news(scope), ...news(base), ...time]
}
