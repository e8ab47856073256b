import { closingMoment } from '#content/model/closing.ts'
import { emails } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import {
  answerTime,
  closedVacancies,
  generalApplication,
  openVacancies,
} from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'

export function applyContent() {
  const open = openVacancies()
  const titles = open.map(({ title }) => title)
  // Who asks for one that has closed is told so; under a title that is open again, nobody does.
  const closed = closedVacancies().filter(({ title }) => !titles.includes(title))
  return {
    page: pageText('/careers/apply'),
    generalApplication,
    openings: [
      ...open.map((vacancy) => ({ ...shown(vacancy), closed: false })),
      ...closed.map((vacancy) => ({ ...shown(vacancy), closed: true })),
    ],
    answerTime,
    email: emails.careers.address,
  }
}

function shown(vacancy: Vacancy) {
  const { title, department, location, type } = vacancy
  return { title, department, location, type, closes: closingMoment(vacancy)?.toISOString() }
}

export type ApplyContent = ReturnType<typeof applyContent>
