import { calendarFile } from '#app/lib/calendar-file.ts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { closingMoment } from '#content/model/closing.ts'
import { group } from '#content/model/group.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { vacancyPages } from '#content/model/vacancy-pages.ts'

const dated = () => openVacancies().filter((vacancy) => closingMoment(vacancy) !== undefined)

/** The openings that have a calendar file: open, and their dates stated. */
export function datedVacancyIds(): string[] {
  return dated().map(({ id }) => id)
}

/**
 * The calendar file of an opening's closing date.
 *
 * @throws when there is no such opening with a stated date
 */
export function calendarOf(wanted: string): string {
  const found = dated().find(({ id }) => id === wanted)
  if (!found) throw new Error(`content/vacancies: ${wanted} has no closing date`)
  const { id, title, location, posted, closes } = found
  if (!closes) throw new Error(`content/vacancies: ${wanted} has no closing date`)
  const { calendar } = vacancyPages
  const url = canonicalAddress(vacancyPath(found))
  return calendarFile(group.name, {
    uid: `${id}-closes@${new URL(url).hostname}`,
    day: closes,
    saidOn: posted ?? closes,
    title: `${calendar.title}: ${title}, ${location}`,
    text: calendar.text,
    url,
  })
}
