import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { chromiumArguments } from '#tools/chromium.ts'
import { runProgram } from '../../server/run-node.ts'

/** Fetched when it is needed: nothing else of the project uses it, and it is large. */
const lighthouse = 'lighthouse@13.5.0'

const audit = z.object({ numericValue: z.number() })

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
  }),
})

/** Times in milliseconds, scores of 100: the least of the four categories, and that of performance. */
export type LighthouseRun = {
  performance: number
  others: number
  paint: number
  blocking: number
  shift: number
  bytes: number
}

/** One run of Lighthouse's mobile preset. @param folder for its report */
export async function runLighthouse(
  url: string,
  chromium: string,
  folder: string,
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
  if (code !== 0) throw new Error(output)
  const { categories, audits } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const { performance, ...others } = categories
  const score = (category: { score: number | null } | undefined) => (category?.score ?? 0) * 100
  return {
    performance: score(performance),
    others: Math.min(...Object.values(others).map(score)),
    paint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  }
}
