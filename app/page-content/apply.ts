import { emails } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { answerTime, generalApplication, vacancies } from '#content/model/vacancies.ts'

export function applyContent() {
  return {
    page: pageText('/careers/apply'),
    generalApplication,
    openings: vacancies.map(({ title, department, location, type }) => ({
      title,
      department,
      location,
      type,
    })),
    answerTime,
    email: emails.careers.address,
  }
}

export type ApplyContent = ReturnType<typeof applyContent>
