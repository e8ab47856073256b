import { caseTiles, caseTone } from '#app/lib/case-types.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { caseStudies, yearsOf } from '#content/model/case-studies.ts'
import { pageText } from '#content/model/pages.ts'

export function caseStudiesContent() {
  const { note, closing, ...page } = pageText('/case-studies')
  return {
    page,
    note,
    closing,
    picture: libraryPicture('pipeline-crossing'),
    tiles: caseTiles(caseStudies),
    cases: caseStudies.map(({ status, ...study }) => ({
      ...study,
      span: spanOf(study),
      tone: caseTone(study.type),
    })),
  }
}

/** Where the years of a case study lie in those of all. */
function spanOf(study: { period: string }) {
  const all = caseStudies.map(yearsOf)
  const first = Math.min(...all.map(({ from }) => from))
  const years = Math.max(...all.map(({ to }) => to)) - first
  const { from, to } = yearsOf(study)
  return { left: `${(100 * (from - first)) / years}%`, width: `${(100 * (to - from)) / years}%` }
}

export type CaseContent = ReturnType<typeof caseStudiesContent>
