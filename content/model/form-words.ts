import { sources } from './sources.ts'

/** What the forms say by themselves. */
export const formWords = sources.formWords.read()
