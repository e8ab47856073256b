import { companies } from '#content/model/companies.ts'
import { facts } from '#content/model/facts.ts'
import { headlineFactIds } from '#content/model/figures.ts'

/** The figures of each section of the annual report. */
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

const ofOtherSections: readonly string[] = [
  ...headlineFactIds.filter((id) => id !== 'countries-served'),
  ...targetIds,
  ...shareIds,
  ...totalIds,
  ...indicatorIds,
  ...companies.flatMap(({ figures }) => figures),
]

/** Figures that the site counts by itself, and the year that stands inside a target. */
const outsideTheReport = [
  'companies',
  'subsidiaries-in-menu',
  'case-studies',
  'emissions-target-year',
]

/** The group's reach: whatever no other section shows. */
export const reachIds: readonly string[] = facts
  .map(({ id }) => id)
  .filter((id) => !ofOtherSections.includes(id) && !outsideTheReport.includes(id))
