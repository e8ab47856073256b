import { openVacancies } from '#content/model/vacancies.ts'

/** Openings to apply for, taken from the content: they close, and editors add others. */
export const [opening, otherOpening] = twoOf(openVacancies())

/** The application form with an opening filled in (spec 2.8). */
export const applyPath = `/careers/apply?job=${encodeURIComponent(opening.title)}`

function twoOf<T>([first, second]: readonly T[]): [T, T] {
  if (!first || !second) throw new Error('content/vacancies: fewer than two take applications')
  return [first, second]
}
