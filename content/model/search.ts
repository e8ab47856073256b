import { sources } from './sources.ts'

/** What the search offers before a word is typed, and the ways on when nothing was found. */
export const { oftenLookedFor, waysOn } = sources.search.read()
