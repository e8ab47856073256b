import type { Figure } from '#content/model/figure-schemas.ts'
import { formatFigure } from '#content/model/figures.ts'
import { figureDetails, figureMeaning } from './figure-details.ts'
import type { Block, PrintedFigure } from './layout-data.ts'

/** Key figures as typography: numeral, what is counted and where. */
export function keyFigures(figures: readonly Figure[]): Block {
  return { kind: 'figures', figures: figures.map((figure) => shown(figure, figureDetails(figure))) }
}

/** Figures, one in a row, each beside what it counts. */
export function figureTable(figures: readonly Figure[]): Block {
  return {
    kind: 'figure-table',
    figures: figures.map((figure) => shown(figure, figureMeaning(figure))),
  }
}

/** Shares of a whole as bars; the full width is 100 %. */
export function shareBars(shares: readonly Figure[]): Block {
  return {
    kind: 'share-bars',
    shares: shares.map((figure) => ({
      ...shown(figure, figureMeaning(figure)),
      percent: figure.value,
    })),
  }
}

/** A figure as it is printed. */
export function shown(figure: Figure, details: readonly string[]): PrintedFigure {
  return { value: formatFigure(figure), label: figure.label, details }
}
