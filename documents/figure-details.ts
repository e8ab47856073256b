import { documentWords } from '#content/model/documents.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import { formatFigure } from '#content/model/figures.ts'

/** What a figure says beside its label: its definition, then where, of what and for which time. */
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
  const words = [formatFigure(figure), figure.label, around].join(' ')
  const unlessRepeated = (detail = '') => (words.includes(detail) ? [] : [detail])
  const { scope, base, period } = figure
  return [
    ...unlessRepeated(scope),
    ...unlessRepeated(base),
    ...unlessRepeated(period).map((time) => `${documentWords.columns.period}: ${time}`),
  ]
}
