import { libraryPicture } from '#app/page-content/picture-library.ts'
import { emails } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { answerTime, vacancies } from '#content/model/vacancies.ts'

export function careersContent() {
  return {
    page: pageText('/careers'),
    picture: libraryPicture('crew-jetty'),
    closing: libraryPicture('control-room'),
    openings: vacancies.map(({ title, department, location, type, description }) => ({
      title,
      department,
      location,
      type,
      description,
    })),
    answerTime,
    email: emails.careers.address,
  }
}

export type Opening = ReturnType<typeof careersContent>['openings'][number]

export type CareersContent = ReturnType<typeof careersContent>
