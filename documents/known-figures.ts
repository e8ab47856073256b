import { documentWords } from '#content/model/documents.ts'
import { facts } from '#content/model/facts.ts'
import { formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'

/** The figures of a list that there are, in its order: a confirmed build has no placeholders. */
export function knownFigures(ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
}

/** What a figure says beside its label: its definition, then where, of what and for which time. */
export function figureMeaning(fact: Fact, around = ''): string[] {
  const { definition } = fact
  const details = figureDetails(fact, [definition, around].join(' '))
  return definition === undefined ? details : [definition, ...details]
}

/**
 * A figure's scope, base and period, as far as they are known.
 *
 * @param around words beside the figure; what they say is not said again
 */
export function figureDetails(fact: Fact, around = ''): string[] {
  const said = [formatFigure(fact), fact.label, around].join(' ')
  const news = (detail = '') => (said.includes(detail) ? [] : [detail])
  const { scope, base, period } = fact
  return [
    ...news(scope),
    ...news(base),
    ...news(period).map((time) => `${documentWords.columns.period}: ${time}`),
  ]
}
