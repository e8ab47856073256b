import type { Figure } from './figure-schemas.ts'
import { figureNames } from './references.ts'
import { sources } from './sources.ts'
import { formatFigure } from './tokens.ts'

export { formatFigure } from './tokens.ts'

/**
 * Every figure of the site, once. Texts name a figure as `{id}`. Figures that look alike but count
 * different things are separate records.
 */
export const allFigures: readonly Figure[] = sources.figures.read().figures

const byId = new Map<string, Figure>(allFigures.map((figure) => [figure.id, figure]))

/** The record behind a figure; undefined where the build leaves it out. */
export function findFigure(id: string): Figure | undefined {
  return byId.get(id)
}

/** The records behind figures, without those that the build leaves out. */
export function figuresOf(ids: readonly string[]): Figure[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The record behind a figure. @throws when there is none, naming the id */
export function figureOf(id: string): Figure {
  const found = byId.get(id)
  if (!found) {
    const why = figureNames().includes(id) ? 'is a placeholder that the site needs' : 'is unknown'
    throw new Error(`content/figures.yaml: the figure "${id}" ${why}`)
  }
  return found
}

/** Whether anything of a figure is a placeholder: its value, or its scope, base and period. */
export function hasPlaceholder({ status, scopeStatus }: Pick<Figure, 'status' | 'scopeStatus'>) {
  return status === 'placeholder' || scopeStatus === 'placeholder'
}

/** A figure with its number as people read it, set larger than what stands around it. */
export function figureParts(record: Figure) {
  const { value, label, scope, period, prefix = '', suffix = '', placeholderId } = record
  const digits = formatFigure({ ...record, prefix: '', suffix: '' })
  return { value, prefix, digits, suffix, label, scope, period, placeholderId }
}

export type FigureParts = ReturnType<typeof figureParts>
