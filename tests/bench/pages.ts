import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { chromiumArguments } from '#tools/lib/chromium.ts'
import { runProgram } from '../server/run-node.ts'
import { report, withServer } from './bench.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Addresses to measure. */
    only: {
      type: 'string',
      multiple: true,
      default: ['/', '/services', '/contact', '/search', '/subsidiaries/wellrich', '/news/1'],
    },
  },
})

/** Fetched by `npm exec` when needed: it is large, and nothing else in the project uses it. */
const lighthouse = 'lighthouse@13.5.0'

const number = z.object({ numericValue: z.number() })
const runSchema = z
  .object({
    categories: z.record(z.string(), z.object({ score: z.number() })),
    audits: z.object({
      'largest-contentful-paint': number,
      'total-blocking-time': number,
      'cumulative-layout-shift': number,
      'total-byte-weight': number,
    }),
  })
  .transform(({ categories: { performance, ...others }, audits }) => [
    (performance?.score ?? 0) * 100,
    Math.min(...Object.values(others).map(({ score }) => score * 100)),
    audits['cumulative-layout-shift'].numericValue,
    audits['total-byte-weight'].numericValue / 1024,
    audits['largest-contentful-paint'].numericValue / 1000,
    audits['total-blocking-time'].numericValue,
  ])
const decimals = [0, 0, 3, 0, 2, 0]

// Lighthouse needs full Chromium, not the headless shell.
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
if (!existsSync(chromium))
  throw new Error('pages cannot be measured without Chromium: CHROMIUM_PATH=/path/to/chromium')

/** One run of Lighthouse's mobile preset. @returns the figures of a row */
async function runLighthouse(url: string, folder: string): Promise<number[]> {
  const file = join(folder, 'lighthouse.json')
  const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`
  const { code, output } = await runProgram(
    [
      'npm',
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      flags,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { CHROME_PATH: chromium },
    { cwd: folder },
  ).ended
  if (code !== 0) throw new Error(output)
  return runSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

const rows = [['Page', 'Performance', 'Other scores', 'Shift', 'KB', 'paint s', 'blocking ms']]
await withServer({}, async (origin, _, folder) => {
  for (const path of values.only) {
    const runs: number[][] = []
    while (runs.length < Number(values.rounds))
      runs.push(await runLighthouse(origin + path, folder))
    const medians = decimals.map((digits, column) => {
      const sorted = runs.map((run) => run[column] ?? 0).toSorted((a, b) => a - b)
      return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(digits)
    })
    rows.push([path, ...medians])
  }
})
report(rows)
