import { type Stringifier, stringify } from 'csv-stringify'
import { csvForm } from '#contract/csv.ts'

/** Turns rows into CSV, one at a time. */
export function csvStream(columns: readonly string[]): Stringifier {
  return stringify({ ...csvForm, columns: [...columns] })
}
