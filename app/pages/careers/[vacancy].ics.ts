import type { APIRoute } from 'astro'
import { calendarOf, datedVacancyIds } from '#app/page-content/vacancy-calendar.ts'

/** The closing date of each opening whose dates are stated, for the visitor's calendar (spec 2.16). */
export function getStaticPaths() {
  return datedVacancyIds().map((vacancy) => ({ params: { vacancy } }))
}

export const GET: APIRoute = ({ params }) => new Response(calendarOf(params.vacancy ?? ''))
