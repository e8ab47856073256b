import type { Vacancy } from '../schema/vacancy.ts'
import { sources } from './sources.ts'

const careers = sources.careers.read()

/** The position of somebody who applies for no opening in particular (spec 2.1). */
export const { generalApplication } = careers

/** How soon HR makes contact after an application, as it is written (spec 8, 9). */
export const { answerTime } = careers

/** The openings in the order of their list (spec 2.8, 3). Their dates are samples until supplied. */
export const vacancies: readonly Vacancy[] = sources.vacancies
  .read()
  .toSorted((a, b) => a.order - b.order)
