import { libraryPicture } from '#app/pictures/library.ts'
import { certificates } from '#content/model/certificates.ts'
import { documentsOn } from '#content/model/documents.ts'
import { factsOf, figureParts } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { duties, firstRule, indicators } from '#content/model/qhsse.ts'
import { figuresLink, receiptOf } from '#content/model/receipts.ts'

export function qhsseContent() {
  const { heading, title, description, introduction, ...text } = pageText('/qhsse')
  return {
    page: { heading, title, description, introduction },
    text,
    duties,
    figuresLink: figuresLink('trir'),
    indicators: indicators.flatMap(({ figure, ...indicator }) =>
      factsOf([figure]).map((found) => ({
        ...indicator,
        figure: { ...figureParts(found), receipt: receiptOf(found.id) },
      })),
    ),
    rule: firstRule,
    picture: libraryPicture('gas-plant-spheres'),
    certificates,
    documents: documentsOn('qhsse'),
  }
}

export type QhsseContent = ReturnType<typeof qhsseContent>
