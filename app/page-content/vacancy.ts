import { longDate } from '#app/lib/dates.ts'
import { jobPosting } from '#app/structured-data/job-posting.ts'
import { closingMoment, hasClosed } from '#content/model/closing.ts'
import { pageText } from '#content/model/pages.ts'
import {
  answerTime,
  applicationSteps,
  openVacancies,
  vacancies,
  vacancyPath,
} from '#content/model/vacancies.ts'
import { vacancyPages as text } from '#content/model/vacancy-pages.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'
import { applyPath, listedOpening } from './listed-opening.ts'
import { libraryPicture } from './picture-library.ts'

/** The openings that have a page, as their addresses have them: the closed ones too. */
export function vacancyIds(): string[] {
  return vacancies.map(({ id }) => id)
}

/**
 * What an opening's page shows (spec 2.16).
 *
 * @throws when there is no opening of that id
 */
export function vacancyContent(wanted: string) {
  const found = vacancies.find(({ id }) => id === wanted)
  if (!found) throw new Error(`content/vacancies: there is no opening with the id ${wanted}`)
  const { id, title, location, description, profile, picture } = found
  const posting = jobPosting(found, new Date())
  return {
    text,
    data: posting ? [posting] : [],
    vacancy: {
      title,
      location,
      description,
      profile,
      path: vacancyPath(found),
      applyPath: applyPath(title),
      terms: termsOf(found),
      closed: hasClosed(found, new Date()),
      ...closingOf(found),
    },
    /** The pages between Home and this one. */
    trail: [{ label: pageText('/careers').heading, href: '/careers' }],
    picture: libraryPicture(picture),
    process: { ...applicationSteps, answerTime },
    noFees: text.noFees,
    others: openVacancies()
      .filter((other) => other.id !== id)
      .map(listedOpening),
  }
}

export type VacancyContent = ReturnType<typeof vacancyContent>

/** The moment from which the page says that it has closed, and the calendar file, of a stated date. */
function closingOf(vacancy: Vacancy) {
  const closes = closingMoment(vacancy)
  if (!closes) return { closes: undefined, calendarPath: undefined }
  return { closes: closes.toISOString(), calendarPath: `${vacancyPath(vacancy)}.ics` }
}

type Term = {
  name: string
  value: string
  date?: string | undefined
  note?: string | undefined
  awaits?: string | undefined
}

/** The facts of an opening; what HR has not given has no line. */
function termsOf(vacancy: Vacancy): Term[] {
  const { department, location, type, reference, posted, closes, awaits } = vacancy
  const { terms, endOfDay } = text
  return [
    { name: terms.department, value: department },
    { name: terms.location, value: location },
    { name: terms.type, value: type },
    ...(reference ? [{ name: terms.reference, value: reference, awaits }] : []),
    ...(posted ? [{ name: terms.posted, value: longDate(posted), date: posted, awaits }] : []),
    ...(closes
      ? [{ name: terms.closes, value: longDate(closes), date: closes, note: endOfDay, awaits }]
      : []),
  ]
}
