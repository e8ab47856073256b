import { libraryPicture } from '#app/page-content/picture-library.ts'
import { certifications } from '#content/certifications.ts'
import { documents } from '#content/documents.ts'
import { fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { duties, firstRule, indicators } from '#content/qhsse.ts'

export function qhsseContent() {
  return {
    page: pages['/qhsse'],
    duties,
    indicators: indicators.map(({ figure, ...indicator }) => ({
      ...indicator,
      figure: figureParts(fact(figure)),
    })),
    rule: firstRule,
    picture: libraryPicture('valves-macro'),
    certifications,
    documents: documents.qhsse,
  }
}

export type QhsseContent = ReturnType<typeof qhsseContent>
