import { sources } from './sources.ts'

/** Sustainability's bars, charts and steps (spec 2.6). */
export const sustainability = sources.sustainability.read()
