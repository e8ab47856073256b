import { contentText } from '../model/content-files.ts'
import type { Migration } from './migration.ts'

const file = 'letters.yaml'

/** Letters to applicants, which content had none of: those of the project's own content. */
export const letters: Migration = {
  name: '002-letters',
  migrate: (files) =>
    files.has(file) ? files : new Map(files).set(file, Buffer.from(contentText(file))),
}
