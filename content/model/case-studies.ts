import type { CaseStudy } from './news-schemas.ts'
import { sources } from './sources.ts'

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
