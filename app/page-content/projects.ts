import { figuresLink } from '#app/page-content/figures-link.ts'
import { libraryPicture } from '#app/page-content/picture-library.ts'
import { receiptOf } from '#app/page-content/receipt.ts'
import { companies } from '#content/model/companies.ts'
import { factsOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { shownSections } from './company-sections.ts'

export function projectsContent() {
  const { figures, reading, ...page } = pageText('/projects')
  return {
    page,
    reading,
    picture: libraryPicture('fpso-deepwater'),
    /** What companies feature on their own pages (spec 2.11). */
    featured: companies.flatMap(({ id, name, sections }) =>
      shownSections(sections).flatMap((section) =>
        section.kind === 'projects' ? [{ ...section, company: { id, name } }] : [],
      ),
    ),
    figuresLink: figures.slice(0, 1).map(figuresLink),
    figures: factsOf(figures).map((figure) => ({
      id: figure.id,
      value: formatFigure(figure),
      label: figure.label,
      scope: figure.scope,
      receipt: receiptOf(figure.id),
    })),
  }
}

export type ProjectsContent = ReturnType<typeof projectsContent>
