import { sources } from './sources.ts'

/** The milestones of About, the earliest first (spec 2.5). */
export const milestones = sources.milestones.read().milestones.toSorted((a, b) => a.year - b.year)
