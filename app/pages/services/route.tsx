import { NightHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import type { ServiceArea } from '#content/schema/service-area.ts'
import type { CompanyId } from '#content/schema/subsidiary.ts'
import { furtherServices, serviceAreas } from '#content/service-areas.ts'
import { companies } from '#content/subsidiaries.ts'
import type { Route } from './+types/route'
import { Acquisition } from './acquisition.tsx'
import { AlsoAskedFor } from './also-asked-for.tsx'
import { Analytics } from './analytics.tsx'
import { Midstream } from './midstream.tsx'
import { PageIndex } from './page-index.tsx'
import { PicturedArea } from './pictured-area.tsx'

/** The companies that do a piece of work, as links need them. */
const doers = (ids: readonly CompanyId[]) => companies(ids).map(({ id, name }) => ({ id, name }))

/** An area of the content files with its companies, figures and picture filled in. */
function filled({ picture, figures = [], companies: ids, within, ...area }: ServiceArea) {
  return {
    ...area,
    picture: libraryPicture(picture),
    figures: figures.map((id) => figureParts(fact(id))),
    companies: doers(ids),
    within: within && { ...within, companies: doers(within.companies) },
  }
}

export function loader() {
  return {
    page: pages['/services'],
    index: Object.entries(serviceAreas).map(([id, { title }]) => ({ id, title })),
    exploration: filled(serviceAreas.exploration),
    epc: filled(serviceAreas.epc),
    midstream: filled(serviceAreas.midstream),
    acquisition: filled(serviceAreas.acquisition),
    analytics: filled(serviceAreas.analytics),
    further: furtherServices.map(({ companies: ids = [], ...service }) => ({
      ...service,
      companies: doers(ids),
    })),
  }
}

export type ServicesContent = ReturnType<typeof loader>
export type Area = ReturnType<typeof filled>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/services' })

/** Services (spec 2.6): five areas beside their index, then what else clients ask for. */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { page, index, exploration, epc, midstream, acquisition, analytics, further } = loaderData
  return (
    <>
      <NightHead {...page} />
      <div className="lg:grid lg:grid-cols-[--spacing(62)_minmax(0,1fr)] lg:pl-bleed">
        <PageIndex entries={index} />
        <div className="lg:pl-[clamp(0px,3vw,3rem)]">
          <PicturedArea id="exploration" area={exploration} />
          <PicturedArea id="epc" area={epc} />
          <Midstream area={midstream} />
          <Acquisition area={acquisition} />
          <Analytics area={analytics} />
        </div>
      </div>
      <AlsoAskedFor services={further} />
    </>
  )
}
