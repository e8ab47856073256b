import { openVacancies } from '#content/model/vacancies.ts'

const [first, second] = openVacancies()
if (!first || !second) throw new Error('content/vacancies: fewer than two take applications')

/** Openings to apply for, taken from the content: they close, and editors add others. */
export const [opening, otherOpening] = [first, second]

/** The application form with an opening filled in (spec 2.8). */
export const applyPath = `/careers/apply?job=${encodeURIComponent(opening.title)}`
