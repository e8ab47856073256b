import type { APIRoute } from 'astro'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import { vacancyPages } from '#content/model/records.ts'
import { closingMoment } from '#content/model/times.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'

type Props = { vacancy: Vacancy; closes: string }

/** The closing date of each opening whose dates are stated, for the visitor's calendar (spec 2.16). */
export function getStaticPaths() {
  return openVacancies().flatMap((vacancy) => {
    const { id, closes } = vacancy
    return closes === undefined || closingMoment(vacancy) === undefined
      ? []
      : [{ params: { vacancy: id }, props: { vacancy, closes } }]
  })
}

export const GET: APIRoute<Props> = ({ props: { vacancy, closes } }) => {
  const { id, title, location, posted } = vacancy
  const { calendar } = vacancyPages
  const url = canonicalAddress(vacancyPath(vacancy))
  const file = calendarFile(group.name, {
    uid: `${id}-closes@${new URL(url).hostname}`,
    day: closes,
    statedOn: posted ?? closes,
    title: `${calendar.title}: ${title}, ${location}`,
    text: calendar.text,
    url,
  })
  return new Response(file)
}
