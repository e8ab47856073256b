import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '#content/model/content-files.ts'
import type { AccessibilityRun } from '#content/model/document-schemas.ts'
import { pagePaths } from '#content/model/paths.ts'
import { playwrightResult } from './runners.ts'

/** The annotation of a browser test that carries axe's verdict on a page. */
export const axeNoteType = 'axe'

const axeNoteSchema = z.strictObject({
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

/** The JSON reports of a run in which everything passed. */
type Reports = {
  /** Playwright's, of the tests that open pages. */
  pages: string
  /** Vitest's, of those that read the PDFs (tests/build/document-tags.test.ts). */
  documents: string
}

/** Playwright's report of a test. Each of its results repeats the annotations. */
const testSchema = z.object({
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(z.unknown()),
})
/** Vitest's `meta` of a test that read a PDF. */
const documentSchema = z.object({ document: z.string() })

/** Everything in a JSON text that has this shape, however deep. */
function everyIn<Shape>(text: string, schema: z.ZodType<Shape>): Shape[] {
  const found: Shape[] = []
  JSON.parse(text, (_key, value) => {
    const { data } = schema.safeParse(value)
    if (data !== undefined) found.push(data)
    return value
  })
  return found
}

/**
 * Adds up the tests' notes on accessibility (spec 2.25).
 *
 * @param run what else ran with them
 * @param date of the run, year-month-day
 * @param paths the pages that must have been judged, each at every width at which another was
 * @throws {Error} when no test noted anything, or not all that the record would claim
 */
export function accessibilityRun(
  { pages, documents }: Reports,
  run: AccessibilityRun['run'],
  date: string,
  paths: readonly string[] = pagePaths(),
): AccessibilityRun {
  const notes = everyIn(pages, testSchema)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === axeNoteType)
    .map(({ description = '' }) => axeNoteSchema.parse(JSON.parse(description)))
  const [first] = notes
  if (!first) throw new Error('no browser test noted what axe says')
  const distinct = <T>(values: (note: AxeNote) => readonly T[]) => [
    ...new Set(notes.flatMap(values)),
  ]
  const widths = distinct(({ width }) => [width]).toSorted((a, b) => a - b)
  for (const path of paths) {
    const at = new Set(notes.filter((note) => note.path === path).map(({ width }) => width))
    const missing = widths.filter((width) => !at.has(width))
    if (missing.length > 0)
      throw new Error(`no browser test noted what axe says of ${path} at ${missing.join(', ')} px`)
  }
  return {
    date,
    run,
    tool: first.tool,
    tests: playwrightResult(pages).passed,
    pages: distinct(({ path }) => [path]).length,
    widths,
    rules: distinct(({ rules }) => rules).length,
    checks: notes.length,
    violations: notes.reduce((sum, { violations }) => sum + violations, 0),
    undecided: distinct(({ path, undecided }) => undecided.map((rule) => `${path} ${rule}`)).length,
    // The same ones are read in more than one build.
    documents: new Set(everyIn(documents, documentSchema).map(({ document }) => document)).size,
  }
}

/** Writes the record into `content/`, from the reports in two files. */
export async function recordAccessibilityRun(
  files: Reports,
  run: AccessibilityRun['run'],
  date: string,
): Promise<void> {
  const pages = await readFile(files.pages, 'utf8')
  const documents = await readFile(files.documents, 'utf8')
  const record = stringify(accessibilityRun({ pages, documents }, run, date))
  const file = join(contentFolder, 'accessibility-run.yaml')
  await writeFile(file, `# Written by "npm test -- --record"; not for editing.\n${record}`)
}
