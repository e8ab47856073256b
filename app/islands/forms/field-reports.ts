import { createContext, useContext } from 'react'
import type { Submission } from './use-submission.ts'

/** What is wrong with the fields of the form around, and how to say so. */
export const FieldReports = createContext<Pick<Submission, 'errors' | 'report'>>({
  errors: {},
  report: () => {},
})

export function useFieldReports() {
  return useContext(FieldReports)
}
