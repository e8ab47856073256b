import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { chromiumArguments } from '#tools/lib/chromium.ts'
import { runProgram } from '../server/run-node.ts'

/** Fetched when it is needed: nothing else of the project uses it, and it is large. */
const lighthouse = 'lighthouse@13.5.0'

const score = z.number().nullable()
const audit = z.object({ score, numericValue: z.number() })

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z
    .object({
      'largest-contentful-paint': audit,
      'total-blocking-time': audit,
      'cumulative-layout-shift': audit,
      'total-byte-weight': audit,
    })
    .catchall(z.object({ score })),
})

export const lighthouseRunSchema = z.object({
  performance: z.number(),
  others: z.number(),
  failed: z.array(z.string()),
  paint: z.number(),
  blocking: z.number(),
  shift: z.number(),
  bytes: z.number(),
})

/**
 * Times in milliseconds, scores of 100: `performance`, and the least of the other categories, with
 * the audits that keep these below 100.
 */
export type LighthouseRun = z.infer<typeof lighthouseRunSchema>

/** What counts of a report. @throws when it is none of this version's */
export function lighthouseRun(report: unknown): LighthouseRun {
  const { categories, audits } = reportSchema.parse(report)
  const { performance, ...others } = categories
  const failed = Object.entries(others).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )
  return {
    performance: (performance?.score ?? 0) * 100,
    others: Math.min(...Object.values(others).map((category) => (category.score ?? 0) * 100)),
    failed,
    paint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  }
}

/** What it says when Chromium recorded nothing, which says nothing of the page. */
const noTrace = /NO_NAVSTART|NO_FCP|NO_TRACING_STARTED/

/** One run of Lighthouse's mobile preset. @param folder for its report */
export async function runLighthouse(
  url: string,
  chromium: string,
  folder: string,
  attempts = 3,
): Promise<LighthouseRun> {
  const file = join(folder, 'lighthouse.json')
  const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`
  const { code, output } = await runProgram(
    [
      ...['npm', 'exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, flags],
      ...['--output=json', `--output-path=${file}`, '--quiet'],
    ],
    { CHROME_PATH: chromium },
    { cwd: folder },
  ).ended
  if (code !== 0 && attempts > 1 && noTrace.test(output)) {
    return runLighthouse(url, chromium, folder, attempts - 1)
  }
  if (code !== 0) throw new Error(output)
  return lighthouseRun(JSON.parse(await readFile(file, 'utf8')))
}
