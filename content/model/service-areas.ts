import { sources } from './sources.ts'

/** The kinds of work of Services in their order, and its closing list (spec 2.6). */
export const { areas: serviceAreas, further: furtherServices } = sources.serviceAreas.read()
