import { z } from 'zod'

/** The annotation of a browser test that carries what axe said of a page. */
export const axeNoteType = 'axe'

/** One judgement of one page, as a test notes it and the record counts it. */
export const axeNoteSchema = z.strictObject({
  /** The program and its version. */
  tool: z.string(),
  path: z.string(),
  /** The window's, in CSS pixels. */
  width: z.number(),
  /** The rules that met something to judge. */
  rules: z.array(z.string()),
  /** Those of them that axe leaves to a person. */
  undecided: z.array(z.string()),
  /** Elements that break a rule. */
  violations: z.number(),
})

export type AxeNote = z.infer<typeof axeNoteSchema>
