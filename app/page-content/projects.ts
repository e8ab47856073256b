import { libraryPicture } from '#app/page-content/picture-library.ts'
import { fact, formatFigure } from '#content/figures.ts'
import { pages } from '#content/pages.ts'

export function projectsContent() {
  const figures = (['active-projects', 'investment', 'project-countries'] as const).map(fact)
  return {
    page: pages['/projects'],
    picture: libraryPicture('fpso-deepwater'),
    figures: figures.map((figure) => ({
      id: figure.id,
      value: formatFigure(figure),
      label: figure.label,
      scope: figure.scope,
    })),
  }
}

export type ProjectsContent = ReturnType<typeof projectsContent>
