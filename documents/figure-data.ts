import { formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { figureDetails, figureMeaning } from './known-figures.ts'
import type { Block, Figure } from './layout-data.ts'

/** Key figures as typography: numeral, what is counted and where. */
export function keyFigures(figures: readonly Fact[]): Block {
  return { kind: 'figures', figures: figures.map((fact) => shown(fact, figureDetails(fact))) }
}

/** Figures, one in a row, each beside what it counts. */
export function figureTable(figures: readonly Fact[]): Block {
  return { kind: 'figure-table', figures: figures.map((fact) => shown(fact, figureMeaning(fact))) }
}

/** Shares of a whole as bars; the full width is all of what is counted. */
export function shareBars(shares: readonly Fact[]): Block {
  return {
    kind: 'share-bars',
    shares: shares.map((fact) => ({ ...shown(fact, figureMeaning(fact)), percent: fact.value })),
  }
}

/** A figure as it is printed. */
export function shown(fact: Fact, details: readonly string[]): Figure {
  return { value: formatFigure(fact), label: fact.label, details }
}
