import { sources } from './sources.ts'

/** What the search offers before a word is typed, the ways on when nothing was found, and its words. */
export const { oftenLookedFor, waysOn, words: searchWords } = sources.search.read()
