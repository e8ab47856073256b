import { z } from 'zod'

const count = (what: string) =>
  z
    .number({ error: `${what} must be a number: record the run again` })
    .int({ error: `${what} must be a whole number: record the run again` })
    .min(0, { error: `${what} must not be below 0: record the run again` })

/**
 * What a green run of the accessibility tests found (spec 2.25). `npm test -- --record` writes it;
 * no person does.
 */
export const accessibilityRunSchema = z.strictObject({
  /** The day of the run. */
  date: z.iso.date({ error: 'date must be written year-month-day: 2025-12-31' }),
  /** All tests, or those of accessibility alone. */
  run: z.enum(['whole', 'accessibility'], { error: 'run must be whole or accessibility' }),
  /** The program that judged, with its version. */
  tool: z.string().min(1, { error: 'tool is empty: record the run again' }),
  /** Browser tests that passed. */
  tests: count('tests'),
  /** Different pages that were opened and judged. */
  pages: count('pages'),
  /** Widths of the window in which they were judged, in CSS pixels. */
  widths: z.array(count('width')).min(1, { error: 'widths is empty: record the run again' }),
  /** Different rules that were applied. */
  rules: count('rules'),
  /** How often the program judged a page. */
  checks: count('checks'),
  /** Elements that break a rule. */
  violations: count('violations'),
  /** Pairs of a page and a rule that the program left to a person. */
  undecided: count('undecided'),
  /** PDFs in which the tests found everything that they look for of PDF/UA-1. */
  documents: count('documents'),
})

export type AccessibilityRun = z.infer<typeof accessibilityRunSchema>
