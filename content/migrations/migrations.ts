import { formWords } from './001-form-words.ts'
import { letters } from './002-letters.ts'
import { whatPeopleSay } from './003-find.ts'
import type { Migration } from './migration.ts'

/**
 * One for each change of a schema that the content of a desk does not pass: a file beside this one,
 * imported here. `npm run desk -- deploy` runs them (docs/desk.md), each once; one that has run anywhere
 * is never changed.
 */
export const migrations: readonly Migration[] = [formWords, letters, whatPeopleSay]
