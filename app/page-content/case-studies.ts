import { libraryPicture } from '#app/page-content/picture-library.ts'
import { caseStudies } from '#content/case-studies.ts'
import { withFigures } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { caseTiles, caseTone } from './case-types.ts'

export function caseStudiesContent() {
  return {
    page: pages['/case-studies'],
    picture: libraryPicture('fabrication-yard'),
    tiles: caseTiles(caseStudies),
    cases: withFigures(caseStudies).map(({ status, ...study }) => ({
      ...study,
      tone: caseTone(study.type),
    })),
  }
}

export type CaseContent = ReturnType<typeof caseStudiesContent>
