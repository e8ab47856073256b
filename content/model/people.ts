import type { Person } from '../schema/person.ts'
import { sources } from './sources.ts'

/** The leaders, in the order of their teams' lists (spec 2.7). */
export const people: readonly Person[] = sources.people.read().toSorted((a, b) => a.order - b.order)
