import { formWords } from './001-form-words.ts'

/** Brings content from the shape that code before wants into that of today's. */
export type Migration = {
  /** In the order of their numbers: `001-phones-by-office`. */
  name: string
  /** All files by their paths, as they are and as they are to be. The same files give the same ones. */
  migrate: (files: ReadonlyMap<string, Buffer>) => ReadonlyMap<string, Buffer>
}

/**
 * One for each change of a schema that the content of a desk does not pass: a file beside this one,
 * imported here. `npm run desk -- deploy` runs them (docs/desk.md), each once; one that has run anywhere
 * is never changed.
 */
export const migrations: readonly Migration[] = [formWords]
