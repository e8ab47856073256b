import { facts } from './facts.ts'
import type { Fact } from './schema/fact.ts'

export type FactId = (typeof facts)[number]['id']

/** The four headline figures of Home (spec 2.4.6). */
export const headlineFactIds = [
  'years-of-experience',
  'professionals',
  'projects-completed',
  'countries-served',
] as const satisfies FactId[]

const byId = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]))

/** The record behind a figure. Throws when there is none, naming the id. */
export function fact(id: FactId): Fact {
  const found = byId.get(id)
  if (!found) throw new Error(`content/facts.ts: there is no figure with the id "${id}"`)
  return found
}

/** A figure as people read it, such as `500+` or `30%`. */
export function formatFigure({ value, year, prefix = '', suffix = '' }: Fact): string {
  const number = year ? String(value) : value.toLocaleString('en-GB')
  return `${prefix}${number}${suffix}`
}

/** A figure whose number is set larger than what stands around it. */
export function figureParts(record: Fact) {
  const { value, label, scope, period, prefix = '', suffix = '' } = record
  const number = formatFigure({ ...record, prefix: '', suffix: '' })
  return { value, prefix, number, suffix, label, scope, period }
}

export type FigureParts = ReturnType<typeof figureParts>

/** The ids written as `{id}` in a text. */
export function figureIds(text: string): string[] {
  return [...text.matchAll(/\{([a-z0-9-]+)\}/g)].flatMap(([, id]) => (id ? [id] : []))
}

/** True when `id` names a record of the facts file. */
export function isFactId(id: string): id is FactId {
  return byId.has(id)
}

/**
 * A copy of `content` in which every `{figure-id}` of every text is replaced
 * by its figure. Throws on an id that the facts file does not hold.
 */
export function withFigures<T>(content: T): T {
  if (typeof content === 'string') {
    const filled = content.replace(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
      if (!isFactId(id)) throw new Error(`content/facts.ts: there is no figure with the id "${id}"`)
      return formatFigure(fact(id))
    })
    // A text stays a text: TypeScript cannot see that T is string here.
    return filled as T
  }
  if (Array.isArray(content)) return content.map(withFigures) as T
  if (content !== null && typeof content === 'object') {
    const entries = Object.entries(content).map(([key, value]) => [key, withFigures(value)])
    return Object.fromEntries(entries) as T
  }
  return content
}
