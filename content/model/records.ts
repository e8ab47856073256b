import { idOf } from './content-files.ts'
import type { AccessibilityRun } from './document-schemas.ts'
import type { Person } from './group-schemas.ts'
import type { CaseStudy } from './news-schemas.ts'
import { sources } from './sources.ts'

/** The slides of Home (spec 2.4.1). */
export const { slides } = sources.slides.read()

/** The service cards of Home (spec 2.4.4). */
export const { services } = sources.services.read()

/** The kinds of work of Services in their order, and its closing list (spec 2.6). */
export const { areas: serviceAreas, further: furtherServices } = sources.serviceAreas.read()

/** Home's industry expertise and kinds of partner (spec 2.4.7). */
export const {
  areas: expertise,
  partnerKinds = [],
  placeholderId: partnersPlaceholderId,
} = sources.expertise.read()

/** The core values (spec 2.5), and the habits under "Why Choose" (spec 2.4.5). */
export const { values, habits } = sources.values.read()

const history = sources.timeline.read()

/** The Historical Timeline, year by year (spec 2.12, 3). The owner confirms or replaces the texts. */
export const timeline = history.entries.toSorted((a, b) => a.year - b.year)

/** The first year of the block "The Future Ahead" (spec 2.12). */
export const { futureYear } = history

/**
 * The milestones of About, the earliest first (spec 2.5): each with its own name, or with what the
 * timeline says of that year. A year of which nothing is known is left out.
 */
export const milestones = sources.milestones
  .read()
  .milestones.toSorted((a, b) => a.year - b.year)
  .flatMap(({ title, ...milestone }) => {
    const known = title ?? timeline.find(({ year }) => year === milestone.year)?.category
    return known === undefined ? [] : [{ ...milestone, title: known }]
  })

export type Milestone = (typeof milestones)[number]

/** The leaders, in the order of their teams' lists (spec 2.7). */
export const people: readonly Person[] = sources.people.read().toSorted((a, b) => a.order - b.order)

/** Sustainability's bars, charts and steps (spec 2.6). */
export const sustainability = sources.sustainability.read()

/** What the QHSSE page lists (spec 2.6). */
export const { duties, firstRule, indicators } = sources.qhsse.read()

/** The management standards that the group is certified to (spec 2.6). */
export const { certificates } = sources.certificates.read()

/** What the last recorded run of the accessibility tests found (spec 2.25), if one is recorded. */
export const accessibilityRun: AccessibilityRun | undefined = sources.accessibilityRun.read()

/** What all company pages say alike (spec 2.11). */
export const companyPages = sources.companyPages.read()

/** What all pages of openings say alike (spec 2.16). */
export const vacancyPages = sources.vacancyPages.read()

/** The three legal pages, by the name of their file (spec 2.13). */
export type LegalPage = 'privacy-policy' | 'terms-of-service' | 'cookies'

/** A legal page's summary and its Markdown. @throws when there is no such file */
export function legalText(page: LegalPage) {
  const found = sources.legal.read().find(({ file }) => idOf(file) === page)
  if (!found) throw new Error(`content/legal/${page}.md is missing`)
  return { inShort: found.inShort, markdown: found.body }
}

/** What stands around every page, and on the page for unknown addresses. */
export const siteText = sources.site.read()

/** The case studies by their first year, the longer before the shorter (spec 2.12, 3). */
export const caseStudies: readonly CaseStudy[] = sources.caseStudies
  .read()
  .toSorted((a, b) => byPeriod(a) - byPeriod(b))

function byPeriod(study: CaseStudy): number {
  const { from, to } = yearsOf(study)
  return from - to / 10_000
}

/** The first and the last year of a case study. */
export function yearsOf({ period }: Pick<CaseStudy, 'period'>): { from: number; to: number } {
  const [from = 0, to = 0] = period.split('–').map(Number)
  return { from, to }
}
