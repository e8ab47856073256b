import { libraryPicture } from '#app/pictures/library.ts'
import { companiesOf } from '#content/model/companies.ts'
import { factsOf, figureParts } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { furtherServices, serviceAreas } from '#content/model/service-areas.ts'
import type { ServiceArea, ServiceAreaId } from '#content/schema/service-area.ts'

/** The companies that do a piece of work, as links need them. */
const doers = (ids: readonly string[]) => companiesOf(ids).map(({ id, name }) => ({ id, name }))

/** An area of the content files with its companies, figures and picture filled in. */
function filled({ picture, figures = [], companies: ids = [], within, ...area }: ServiceArea) {
  return {
    ...area,
    picture: libraryPicture(picture),
    figures: factsOf(figures).map(figureParts),
    companies: doers(ids),
    within: within && { ...within, companies: doers(within.companies ?? []) },
  }
}

function area(wanted: ServiceAreaId) {
  const found = serviceAreas.find(({ id }) => id === wanted)
  if (!found) throw new Error(`content/service-areas.yaml: the area "${wanted}" is missing`)
  return filled(found)
}

export function servicesContent() {
  return {
    text: pageText('/services'),
    index: serviceAreas.map(({ id, title }) => ({ id, title })),
    exploration: area('exploration'),
    epc: area('epc'),
    midstream: area('midstream'),
    acquisition: area('acquisition'),
    analytics: area('analytics'),
    further: furtherServices.map(({ companies: ids = [], ...service }) => ({
      ...service,
      companies: doers(ids),
    })),
  }
}

export type ServicesContent = ReturnType<typeof servicesContent>

export type Area = ReturnType<typeof filled>
