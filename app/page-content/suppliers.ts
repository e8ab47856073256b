import { libraryPicture } from '#app/pictures/library.ts'
import { topic } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'

export function suppliersContent() {
  const { heading, title, description, introduction, ...text } = pageText('/suppliers')
  return {
    page: { heading, title, description, introduction },
    text,
    picture: libraryPicture('pipe-yard'),
    papers: numbered(text.papers.groups),
    payments: pageText('/contact').payments.text,
    topic: topic('suppliers'),
  }
}

export type SuppliersContent = ReturnType<typeof suppliersContent>

/** The groups of papers, numbered through from 1. */
function numbered<Paper>(groups: readonly { title: string; papers: readonly Paper[] }[]) {
  let number = 0
  return groups.map(({ title, papers }) => ({
    title,
    papers: papers.map((paper) => {
      number += 1
      return { number, ...paper }
    }),
  }))
}
