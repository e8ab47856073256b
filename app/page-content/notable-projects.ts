import { caseTone } from '#app/lib/case-types.ts'
import { yearsBetween } from '#app/lib/core.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { caseStudies, yearsOf } from '#content/model/case-studies.ts'
import { pageText } from '#content/model/pages.ts'
import { futureYear, timeline } from '#content/model/timeline.ts'

export function notableProjectsContent() {
  const { line, links, words, ...page } = pageText('/notable-projects')
  const studies = caseStudies.map((study) => ({
    ...study,
    ...yearsOf(study),
    tone: caseTone(study.type),
  }))
  return {
    page,
    line,
    links,
    words,
    picture: libraryPicture('telecom-mast'),
    studies,
    scale: scaleOf(studies),
    years: timeline.map(({ year }) => year),
    futureYear,
  }
}

/** The years from the first study to the end of the last, and which of them stand on the scale in figures. */
function scaleOf(studies: readonly { from: number; to: number }[]) {
  const first = Math.min(...studies.map(({ from }) => from))
  const last = Math.max(...studies.map(({ to }) => to))
  const marks = yearsBetween(first, last).filter(
    // On a phone two years are as wide as the figures of one.
    (year) => year % 5 === 0 && year - first >= 2 && last - year >= 2,
  )
  return { first, last, marks: [first, ...marks, last] }
}

export type NotableProjectsContent = ReturnType<typeof notableProjectsContent>
