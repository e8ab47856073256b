import { companies } from '#content/model/companies.ts'
import { headlineFactIds } from '#content/model/figures.ts'

/** The figures of each section of the annual report. */
export const reachIds = [
  'companies',
  'active-projects',
  'investment',
  'countries-served',
  'project-countries',
] as const

export const targetIds = ['emissions-target', 'carbon-neutrality-year'] as const

/** The nine shares of a whole (spec 2.6). */
export const shareIds = [
  'carbon-intensity-cut',
  'waste-recycled',
  'water-reused',
  'renewable-power',
  'local-suppliers',
  'women-in-leadership',
  'community-projects-run-locally',
  'risk-reviews-done',
  'findings-closed',
] as const

export const totalIds = ['trees-planted', 'students-a-year'] as const

/** The four QHSSE indicators (spec 2.6). */
export const indicatorIds = ['trir', 'ltif', 'high-potential-incidents', 'recycling-rate'] as const

/** Every figure that the report shows. */
export const allIds: readonly string[] = [
  ...headlineFactIds,
  ...reachIds,
  ...targetIds,
  ...shareIds,
  ...totalIds,
  ...indicatorIds,
  ...companies.flatMap(({ figures }) => figures),
]
