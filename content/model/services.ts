import { sources } from './sources.ts'

/** The service cards of Home (spec 2.4.4). */
export const { services } = sources.services.read()
