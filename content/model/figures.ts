import type { Fact } from '../schema/fact.ts'
import { facts } from './facts.ts'
import { figureNames } from './known.ts'
import { pageText } from './pages.ts'
import { formatFigure } from './tokens.ts'

export { formatFigure } from './tokens.ts'

const byId = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]))

/** The record behind a figure; undefined where the build leaves it out. */
export function findFact(id: string): Fact | undefined {
  return byId.get(id)
}

/** The records behind figures, without those that the build leaves out. */
export function factsOf(ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The headline figures of Home (spec 2.4.6), which the documents repeat. */
export function headlineFigures(): Fact[] {
  return factsOf(pageText('/').figures.shown)
}

/** The record behind a figure. @throws when there is none, naming the id */
export function fact(id: string): Fact {
  const found = byId.get(id)
  if (!found) {
    const why = figureNames().includes(id) ? 'is a placeholder that the site needs' : 'is unknown'
    throw new Error(`content/facts.yaml: the figure "${id}" ${why}`)
  }
  return found
}

/** Whether nothing of a figure is a placeholder: neither its value, nor its scope, base and period. */
export function isSettled({ status, scopeStatus }: Pick<Fact, 'status' | 'scopeStatus'>) {
  return status !== 'placeholder' && scopeStatus !== 'placeholder'
}

/** A figure whose number is set larger than what stands around it. */
export function figureParts(record: Fact) {
  const { value, label, scope, period, prefix = '', suffix = '', awaits } = record
  const number = formatFigure({ ...record, prefix: '', suffix: '' })
  return { value, prefix, number, suffix, label, scope, period, awaits }
}

export type FigureParts = ReturnType<typeof figureParts>
