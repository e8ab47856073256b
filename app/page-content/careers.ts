import { libraryPicture } from '#app/page-content/picture-library.ts'
import { emails } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { answerTime, applicationSteps, openVacancies } from '#content/model/vacancies.ts'
import { filterRows } from './careers-filter.ts'
import { listedOpening } from './listed-opening.ts'

export function careersContent() {
  const open = openVacancies()
  return {
    page: pageText('/careers'),
    picture: libraryPicture('crew-jetty'),
    closing: libraryPicture('control-room'),
    openings: open.map(listedOpening),
    filters: filterRows({}, open),
    steps: applicationSteps,
    answerTime,
    email: emails.careers.address,
  }
}

export type CareersContent = ReturnType<typeof careersContent>
