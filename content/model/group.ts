import { sources } from './sources.ts'

/** The group's name, short texts and networks (spec 2.3). */
export const group = sources.group.read()
