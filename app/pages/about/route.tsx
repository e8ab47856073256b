import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { documents } from '#content/documents.ts'
import { fact, formatFigure } from '#content/figures.ts'
import { milestones } from '#content/milestones.ts'
import { pages } from '#content/pages.ts'
import { people } from '#content/people.ts'
import { values } from '#content/values.ts'
import type { Route } from './+types/route'
import { CoreValues } from './core-values.tsx'
import { Downloads } from './downloads.tsx'
import { Evolution } from './evolution.tsx'
import { Milestones } from './milestones.tsx'
import { VisionAndMission } from './vision-and-mission.tsx'
import { WaysOn } from './ways-on.tsx'

export function loader() {
  return {
    page: pages['/about'],
    picture: libraryPicture('lagos-waterfront'),
    years: formatFigure(fact('years-of-experience')),
    milestones,
    values,
    leaders: people.filter(({ team }) => team === 'executive').map(({ name }) => name),
    documents: documents.about,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/about' })

/** About (spec 2.5). */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, picture, years, milestones, values, leaders, documents } = loaderData
  return (
    <>
      <PictureHead {...page} picture={picture} />
      <Evolution years={years} />
      <Milestones milestones={milestones} />
      <VisionAndMission />
      <CoreValues values={values} />
      <WaysOn leaders={leaders} />
      <Downloads documents={documents} />
    </>
  )
}
