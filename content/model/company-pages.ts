import { sources } from './sources.ts'

/** What all company pages say alike (spec 2.11). */
export const companyPages = sources.companyPages.read()
