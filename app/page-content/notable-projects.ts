import { libraryPicture } from '#app/page-content/picture-library.ts'
import { caseStudies, yearsOf } from '#content/model/case-studies.ts'
import { pageText } from '#content/model/pages.ts'
import { futureYear, timeline } from '#content/model/timeline.ts'
import { caseTone } from './case-types.ts'

export function notableProjectsContent() {
  const { line, links, ...page } = pageText('/notable-projects')
  const studies = caseStudies.map((study) => ({
    ...study,
    ...yearsOf(study),
    tone: caseTone(study.type),
  }))
  const years = timeline.map(({ year }) => year)
  return {
    page,
    line,
    links,
    picture: libraryPicture('telecom-mast'),
    studies,
    years,
    firstYear: Math.min(...studies.map(({ from }) => from), ...years),
    futureYear,
  }
}

export type NotableProjectsContent = ReturnType<typeof notableProjectsContent>
