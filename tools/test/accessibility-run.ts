import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '#content/model/content-files.ts'
import type { AccessibilityRun } from '#content/schema/accessibility-run.ts'
import { type AxeNote, axeNoteSchema, axeNoteType } from './axe-note.ts'
import { playwrightResult } from './playwright-result.ts'

const annotationSchema = z.object({ type: z.string(), description: z.string().optional() })
const specSchema = z.object({
  tests: z.array(z.object({ annotations: z.array(annotationSchema) })),
})

type Suite = { specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/**
 * Adds up what the browser tests noted of accessibility (spec 2.25).
 *
 * @param report Playwright's, of a run in which everything passed
 * @param run what else ran with them
 * @param date of the run, year-month-day
 * @throws {Error} when no test noted anything
 */
export function accessibilityRun(
  report: unknown,
  run: AccessibilityRun['run'],
  date: string,
): AccessibilityRun {
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(report)
  const notes = suites.flatMap(notesIn)
  const [first] = notes
  if (!first) throw new Error('no browser test noted what axe says')
  const distinct = <T>(values: (note: AxeNote) => readonly T[]) => [
    ...new Set(notes.flatMap(values)),
  ]
  return {
    date,
    run,
    tool: first.tool,
    tests: playwrightResult(report).passed,
    pages: distinct(({ path }) => [path]).length,
    widths: distinct(({ width }) => [width]).toSorted((a, b) => a - b),
    rules: distinct(({ rules }) => rules).length,
    checks: notes.length,
    violations: notes.reduce((sum, { violations }) => sum + violations, 0),
    undecided: distinct(({ path, undecided }) => undecided.map((rule) => `${path} ${rule}`)).length,
  }
}

/** Writes the record into `content/`, from the report in a file. */
export async function recordAccessibilityRun(
  reportFile: string,
  run: AccessibilityRun['run'],
  date: string,
): Promise<void> {
  const record = accessibilityRun(JSON.parse(await readFile(reportFile, 'utf8')), run, date)
  const file = join(contentFolder, 'accessibility-run.yaml')
  await writeFile(
    file,
    `# Written by "npm test -- --record"; not for editing.\n${stringify(record)}`,
  )
}

function notesIn({ specs, suites = [] }: Suite): AxeNote[] {
  const own = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === axeNoteType)
    .map(({ description = '' }) => axeNoteSchema.parse(JSON.parse(description)))
  return [...own, ...suites.flatMap(notesIn)]
}
