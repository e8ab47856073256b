import type { Fact } from '../schema/fact.ts'
import { facts } from './facts.ts'
import { formatFigure } from './tokens.ts'

export { formatFigure } from './tokens.ts'

/** The four headline figures of Home (spec 2.4.6). */
export const headlineFactIds = [
  'years-of-experience',
  'professionals',
  'projects-completed',
  'countries-served',
]

/** The figures of Sustainability that have a drawing of their own (spec 2.6). */
export const sustainabilityFactIds = {
  cut: 'emissions-target',
  cutYear: 'emissions-target-year',
  neutralYear: 'carbon-neutrality-year',
  trees: 'trees-planted',
  students: 'students-a-year',
} as const

const byId = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]))

/** The record behind a figure. @throws when there is none, naming the id */
export function fact(id: string): Fact {
  const found = byId.get(id)
  if (!found) throw new Error(`content/facts.yaml: there is no figure with the id "${id}"`)
  return found
}

/** Whether the owner has stated all of a figure: its value, and its scope, base and period. */
export function isConfirmed({ status, scopeStatus }: Pick<Fact, 'status' | 'scopeStatus'>) {
  return status === 'stated' && scopeStatus === 'stated'
}

/** A figure whose number is set larger than what stands around it. */
export function figureParts(record: Fact) {
  const { value, label, scope, period, prefix = '', suffix = '', status } = record
  const number = formatFigure({ ...record, prefix: '', suffix: '' })
  return { value, prefix, number, suffix, label, scope, period, status }
}

export type FigureParts = ReturnType<typeof figureParts>
