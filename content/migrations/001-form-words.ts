import { parseDocument } from 'yaml'
import type { Migration } from './migration.ts'

const file = 'form-words.yaml'
/** Words for a form whose script was missing: forms work without it now. */
const unused = [['contact', 'notLoaded'], ['application', 'notLoaded'], ['sendInstead']]

export const formWords: Migration = {
  name: '001-form-words',
  migrate(files) {
    const bytes = files.get(file)
    if (!bytes) return files
    const words = parseDocument(bytes.toString())
    for (const path of unused) words.deleteIn(path)
    return new Map(files).set(file, Buffer.from(words.toString({ lineWidth: 0 })))
  },
}
