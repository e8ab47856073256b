import { sources } from './sources.ts'

/** The core values (spec 2.5), and the habits under "Why Choose" (spec 2.4.5). */
export const { values, habits } = sources.values.read()
