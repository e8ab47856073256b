import { libraryPicture } from '#app/page-content/picture-library.ts'
import { documents } from '#content/documents.ts'
import { fact, figureParts } from '#content/figures.ts'
import { milestones } from '#content/milestones.ts'
import { pages } from '#content/pages.ts'
import { people } from '#content/people.ts'
import { values } from '#content/values.ts'

export function aboutContent() {
  return {
    page: pages['/about'],
    picture: libraryPicture('lagos-waterfront'),
    years: figureParts(fact('years-of-experience')),
    milestones,
    values,
    leaders: people.filter(({ team }) => team === 'executive').map(({ name }) => name),
    documents: documents.about,
  }
}

export type AboutContent = ReturnType<typeof aboutContent>
