import { companies } from './companies.ts'
import { figuresOf } from './figures.ts'
import { formatFigure } from './tokens.ts'

/**
 * The assets and projects that companies feature on their own pages (spec 2.11), each with its measure in
 * words, where it has one, and the way to it.
 */
export function featuredProjects() {
  return companies.flatMap(({ id, name, sections }) =>
    sections
      .flatMap((section) => (section.kind === 'projects' ? section.items : []))
      .map(({ title, place, picture, figure, placeholderId }) => {
        const [measure] = figure === undefined ? [] : figuresOf([figure])
        return {
          title,
          place,
          picture,
          placeholderId,
          company: { id, name },
          // "100MW", but "25,000 barrels per day".
          figure:
            measure &&
            [formatFigure(measure), !measure.suffix && measure.label.toLowerCase()]
              .filter(Boolean)
              .join(' '),
          href: `/subsidiaries/${id}#featured`,
        }
      }),
  )
}

export type FeaturedProject = ReturnType<typeof featuredProjects>[number]
