import { closingMoment } from '#content/model/closing.ts'
import { vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'

/** An opening as a list shows it (spec 2.8, 3). */
export function listedOpening(vacancy: Vacancy) {
  const { title, department, location, type, description } = vacancy
  return {
    ...{ title, department, location, type, description },
    path: vacancyPath(vacancy),
    applyPath: applyPath(title),
    /** When it leaves the list by itself; undefined as long as its date is a placeholder. */
    closes: closingMoment(vacancy)?.toISOString(),
  }
}

export type Opening = ReturnType<typeof listedOpening>

/** The form with that position filled in (spec 2.1). */
export function applyPath(title: string): string {
  return `/careers/apply?job=${encodeURIComponent(title)}`
}
