import { sources } from './sources.ts'

/** What all pages of openings say alike (spec 2.16). */
export const vacancyPages = sources.vacancyPages.read()
