import { libraryPicture } from '#app/page-content/picture-library.ts'
import { caseStudies } from '#content/model/case-studies.ts'
import { pageText } from '#content/model/pages.ts'
import { caseTiles, caseTone } from './case-types.ts'

export function caseStudiesContent() {
  const { note, ...page } = pageText('/case-studies')
  return {
    page,
    note,
    picture: libraryPicture('pipeline-crossing'),
    tiles: caseTiles(caseStudies),
    cases: caseStudies.map(({ status, ...study }) => ({
      ...study,
      tone: caseTone(study.type),
    })),
  }
}

export type CaseContent = ReturnType<typeof caseStudiesContent>
