import { libraryPicture } from '#app/page-content/picture-library.ts'
import { emails } from '#content/contact.ts'
import { answerTime, jobs } from '#content/jobs.ts'
import { pages } from '#content/pages.ts'

export function careersContent() {
  return {
    page: pages['/careers'],
    picture: libraryPicture('crew-jetty'),
    closing: libraryPicture('control-room'),
    openings: jobs.map(({ title, department, location, type, description }) => ({
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
