import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '#content/model/content-files.ts'
import type { AccessibilityRun } from '#content/model/document-schemas.ts'
import { type AxeNote, axeNoteSchema, axeNoteType } from './axe-note.ts'
import { playwrightResult } from './steps.ts'

const annotationSchema = z.object({ type: z.string(), description: z.string().optional() })
const specSchema = z.object({
  tests: z.array(z.object({ annotations: z.array(annotationSchema) })),
})

/** What Vitest's report says of each test: `meta` is what the test noted itself. */
const documentsSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ meta: z.object({ document: z.string().optional() }).optional() }),
      ),
    }),
  ),
})

/** What the runners wrote of a run in which everything passed. */
type Reports<Report> = {
  /** Playwright's, of the tests that open pages. */
  pages: Report
  /** Vitest's, of those that read the PDFs (tests/build/document-tags.test.ts). */
  documents: Report
}

type Suite = { specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/**
 * Adds up what the tests noted of accessibility (spec 2.25).
 *
 * @param run what else ran with them
 * @param date of the run, year-month-day
 * @throws {Error} when no test noted anything
 */
export function accessibilityRun(
  { pages, documents }: Reports<unknown>,
  run: AccessibilityRun['run'],
  date: string,
): AccessibilityRun {
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(pages)
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
    tests: playwrightResult(pages).passed,
    pages: distinct(({ path }) => [path]).length,
    widths: distinct(({ width }) => [width]).toSorted((a, b) => a - b),
    rules: distinct(({ rules }) => rules).length,
    checks: notes.length,
    violations: notes.reduce((sum, { violations }) => sum + violations, 0),
    undecided: distinct(({ path, undecided }) => undecided.map((rule) => `${path} ${rule}`)).length,
    documents: documentsIn(documents).size,
  }
}

/** Writes the record into `content/`, from the reports in two files. */
export async function recordAccessibilityRun(
  files: Reports<string>,
  run: AccessibilityRun['run'],
  date: string,
): Promise<void> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
  const reports = { pages: await read(files.pages), documents: await read(files.documents) }
  const record = accessibilityRun(reports, run, date)
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

/** The PDFs that a test noted; the same ones are read in more than one build. */
function documentsIn(report: unknown): Set<string> {
  const { testResults } = documentsSchema.parse(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return new Set(tests.flatMap(({ meta }) => meta?.document ?? []))
}
