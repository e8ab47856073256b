import { type LibraryPicture, libraryPicture } from '#app/page-content/picture-library.ts'
import { type FigureReceipt, receiptOf } from '#app/page-content/receipt.ts'
import {
  type FigureParts,
  factsOf,
  figureParts,
  findFact,
  formatFigure,
} from '#content/model/figures.ts'
import type { Section } from '#content/schema/company-section.ts'
import type { Fact } from '#content/schema/fact.ts'

/** A figure as a section shows it. */
type ShownFigure = FigureParts & { id: string; text: string; receipt: FigureReceipt }

/** A section with its pictures and figures in the place of their names. */
type Shown<T> = {
  [Key in keyof T]: Key extends 'picture'
    ? LibraryPicture
    : Key extends 'figure'
      ? ShownFigure | Extract<T[Key], undefined>
      : Key extends 'figures'
        ? readonly ShownFigure[]
        : T[Key] extends string | undefined
          ? T[Key]
          : Shown<T[Key]>
}

type ShownSection = Section extends infer Each
  ? Each extends Section
    ? Shown<Each>
    : never
  : never

/** The section of one kind, as its component gets it. */
export type ShownSectionOf<Kind extends Section['kind']> = Extract<ShownSection, { kind: Kind }>

/** The sections of a company's page, ready to show. */
export function shownSections(sections: readonly Section[]): ShownSection[] {
  // The walk below changes values by their key, as `Shown` does for types; TypeScript cannot follow it.
  return sections.map((section) => show('', section) as ShownSection)
}

function show(key: string, value: unknown): unknown {
  if (key === 'picture') return libraryPicture(String(value))
  if (key === 'figure') return factsOf([String(value)]).map(shownFigure)[0]
  if (key === 'figures' && Array.isArray(value)) return factsOf(value.map(String)).map(shownFigure)
  if (key === 'drawn' && isLeftOut(value)) return undefined
  if (Array.isArray(value)) return value.map((each) => show('', each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, show(name, each)]))
}

/** Whether something is drawn from a figure that the build leaves out. */
function isLeftOut(drawn: unknown): boolean {
  const figure = typeof drawn === 'object' && drawn && 'figure' in drawn ? drawn.figure : undefined
  return findFact(String(figure)) === undefined
}

function shownFigure(record: Fact): ShownFigure {
  const { id } = record
  return { id, text: formatFigure(record), receipt: receiptOf(id), ...figureParts(record) }
}
