import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Section } from '#content/model/company-schemas.ts'
import type { ShownFigure } from '#content/model/figure-register.ts'

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

export type ShownSection = Section extends infer Each
  ? Each extends Section
    ? Shown<Each>
    : never
  : never

/** The section of one kind, as its component gets it. */
export type ShownSectionOf<Kind extends Section['kind']> = Extract<ShownSection, { kind: Kind }>

/** The pictures and figures that a section names. */
type Library = {
  picture: (name: string) => LibraryPicture
  /** The figures of these ids, without those that the build leaves out. */
  figures: (ids: readonly string[]) => ShownFigure[]
}

/** The sections of a company's page, ready to show. */
export function shownSections(sections: readonly Section[], library: Library): ShownSection[] {
  // The walk below changes values by their key, as `Shown` does for types; TypeScript cannot follow it.
  return sections.map((section) => show('', section) as ShownSection)

  function show(key: string, value: unknown): unknown {
    if (key === 'picture') return library.picture(String(value))
    if (key === 'figure') return library.figures([String(value)])[0]
    if (key === 'figures' && Array.isArray(value)) return library.figures(value.map(String))
    if (key === 'drawn' && isLeftOut(value)) return undefined
    if (Array.isArray(value)) return value.map((each) => show('', each))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, show(name, each)]))
  }

  /** Whether something is drawn from a figure that the build leaves out. */
  function isLeftOut(drawn: unknown): boolean {
    const id = typeof drawn === 'object' && drawn && 'figure' in drawn ? drawn.figure : undefined
    return library.figures([String(id)]).length === 0
  }
}
