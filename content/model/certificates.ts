import { sources } from './sources.ts'

/** The management standards that the group is certified to (spec 2.6). */
export const { certificates } = sources.certificates.read()
