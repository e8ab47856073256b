import { z } from 'zod'
import { statementSchema } from '../home.ts'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, headedWithLead, paragraphs } from './parts.ts'

/** Accessibility (spec 2.25): the statement; the figures in it are those of the recorded run. */
export const accessibilityPageSchema = pageSchema.extend({
  standard: z.strictObject({ ...headed, paragraphs }),
  run: z.strictObject({
    ...headedWithLead,
    /** The names of the figures that a run records. */
    figures: z.strictObject({
      pages: line('pages'),
      rules: line('rules'),
      checks: line('checks'),
      violations: line('violations'),
    }),
    /** The names of what else it records. */
    terms: z.strictObject({
      date: line('date'),
      run: line('run'),
      tool: line('tool'),
      widths: line('widths'),
      tests: line('tests'),
      undecided: line('undecided'),
      documents: line('documents'),
    }),
    /** What was run. */
    runs: z.strictObject({ whole: line('whole'), accessibility: line('accessibility') }),
    /** Behind the widths. */
    pixels: line('pixels'),
    /** Where no run is recorded. */
    none: line('none'),
    /** What the figures do and do not say. */
    note: line('note'),
  }),
  works: z.strictObject({ ...headed, statements: z.array(statementSchema).min(1) }),
  gaps: z.strictObject({ ...headedWithLead, statements: z.array(statementSchema).min(1) }),
  report: z.strictObject({ ...headed, email: line('e-mail'), form: line('form') }),
})
