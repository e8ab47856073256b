import { libraryPicture } from '#app/page-content/picture-library.ts'
import { fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import type { ServiceArea } from '#content/schema/service-area.ts'
import type { CompanyId } from '#content/schema/subsidiary.ts'
import { furtherServices, serviceAreas } from '#content/service-areas.ts'
import { companies } from '#content/subsidiaries.ts'

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

export function servicesContent() {
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

export type ServicesContent = ReturnType<typeof servicesContent>

export type Area = ReturnType<typeof filled>
