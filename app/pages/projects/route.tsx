import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { fact, formatFigure } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { ComingSoon } from './coming-soon.tsx'
import { WhatToRead } from './what-to-read.tsx'

export function loader() {
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

export type ProjectsContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/projects' })

/** Projects (spec 2.12): a placeholder with three figures, and what can be read today. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ComingSoon {...loaderData} />
      <WhatToRead />
    </>
  )
}
