import { companies } from './companies.ts'
import { offices } from './contact.ts'
import { sources } from './sources.ts'
import { statedPlaces } from './stated-places.ts'
import { openVacancies } from './vacancies.ts'

const record = sources.places.read()

/** The countries of the places, with the figures that name them. */
export const { countries } = record

/** Where the group works, by what the rest of content says (spec 2.17). */
export const places = statedPlaces({ ...record, offices, companies, vacancies: openVacancies() })
