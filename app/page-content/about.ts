import { libraryPicture } from '#app/page-content/picture-library.ts'
import { documentsOn } from '#content/model/documents.ts'
import { fact, figureParts } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { milestones } from '#content/model/milestones.ts'
import { isBuilt, pageText } from '#content/model/pages.ts'
import { values } from '#content/model/values.ts'

export function aboutContent() {
  return {
    page: pageText('/about'),
    picture: libraryPicture('lagos-waterfront'),
    years: figureParts(fact('years-of-experience')),
    milestones,
    group: { vision: group.vision, mission: group.mission },
    values,
    governed: isBuilt('/governance'),
    documents: documentsOn('about'),
  }
}

export type AboutContent = ReturnType<typeof aboutContent>
