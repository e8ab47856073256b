import { NightHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { certifications } from '#content/certifications.ts'
import { documents } from '#content/documents.ts'
import { fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { duties, firstRule, indicators } from '#content/qhsse.ts'
import type { Route } from './+types/route'
import { Certification } from './certification.tsx'
import { Downloads } from './downloads.tsx'
import { Duties } from './duties.tsx'
import { FirstRule } from './first-rule.tsx'
import { Indicators } from './indicators.tsx'

export function loader() {
  return {
    page: pages['/qhsse'],
    duties,
    indicators: indicators.map(({ figure, ...indicator }) => ({
      ...indicator,
      figure: figureParts(fact(figure)),
    })),
    rule: firstRule,
    picture: libraryPicture('valves-macro'),
    certifications,
    documents: documents.qhsse,
  }
}

export type QhsseContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/qhsse' })

/** QHSSE Policy (spec 2.6). */
export default function Qhsse({ loaderData }: Route.ComponentProps) {
  const { page, duties, indicators, rule, picture, certifications, documents } = loaderData
  return (
    <div data-accent="green">
      <NightHead {...page} trail={[{ label: 'Sustainability', href: '/sustainability' }]}>
        <Duties duties={duties} />
      </NightHead>
      <Indicators indicators={indicators} />
      <FirstRule rule={rule} picture={picture} />
      <Certification certifications={certifications} />
      <Downloads documents={documents} />
    </div>
  )
}
