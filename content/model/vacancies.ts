import { sources } from './sources.ts'
import { buildTime, closingMoment, hasClosed } from './times.ts'
import type { Vacancy } from './vacancy-schemas.ts'

const careers = sources.careers.read()

/** The position of somebody who applies for no opening in particular (spec 2.1). */
export const { generalApplication } = careers

/** How soon HR makes contact after an application, as it is written (spec 8, 9). */
export const { answerTime } = careers

/** What happens before and after an application, and what a late one is answered. */
export const { steps: applicationSteps, late: lateAnswer } = careers

/**
 * Every opening in the order of their list (spec 2.8, 3), closed ones too. For those that take
 * applications use `openVacancies`.
 */
export const vacancies: readonly Vacancy[] = sources.vacancies
  .read()
  .map((vacancy) => ({ ...vacancy, description: vacancy.description ?? inTerms(vacancy) }))
  .toSorted((a, b) => a.order - b.order)

function inTerms({ department, location }: Pick<Vacancy, 'department' | 'location'>) {
  const { place, team, group } = sources.vacancyPages.read().described
  return [place, location, team, department, group].join(' ')
}

/** The openings that take applications at that moment (spec 2.16). */
export function openVacancies(now = buildTime()): Vacancy[] {
  return vacancies.filter((vacancy) => !hasClosed(vacancy, now))
}

/** The others: their pages stay, and say so. */
export function closedVacancies(now = buildTime()): Vacancy[] {
  return vacancies.filter((vacancy) => hasClosed(vacancy, now))
}

/** The address of an opening's page. */
export function vacancyPath({ id }: Pick<Vacancy, 'id'>): string {
  return `/careers/${id}`
}

/** What an opening is called where no page says its place beside it. */
export function vacancyTitle({ title, location }: Pick<Vacancy, 'title' | 'location'>): string {
  return `${title}, ${location}`
}

/** The form with that position filled in (spec 2.1). */
export function applyPath(title: string): string {
  return `/careers/apply?job=${encodeURIComponent(title)}`
}

/** An opening as a list shows it (spec 2.8, 3). */
export function listedOpening(vacancy: Vacancy) {
  const { title, department, location, type, description } = vacancy
  return {
    title,
    department,
    location,
    type,
    description,
    path: vacancyPath(vacancy),
    applyPath: applyPath(title),
    /** When it leaves the list by itself; undefined as long as its date is a placeholder. */
    closes: closingMoment(vacancy)?.toISOString(),
  }
}

export type ListedOpening = ReturnType<typeof listedOpening>

/**
 * Whether the position in an application, as the visitor typed it, has closed. It has not while another
 * opening of the same title is open.
 */
export function isClosedPosition(
  position: string,
  now = new Date(),
  all: readonly Pick<Vacancy, 'title' | 'status' | 'closes'>[] = vacancies,
): boolean {
  const named = all.filter(({ title }) => plain(title) === plain(position))
  return named.length > 0 && named.every((vacancy) => hasClosed(vacancy, now))
}

function plain(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase()
}
