import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { pagePaths } from '#content/model/paths.ts'
import { chromiumArguments, ensureChromium, installedChromium } from '#tools/lib/chromium.ts'
import { repository, runProgram } from '../server/run-node.ts'
import { median, progress, report } from './results.ts'
import { withFolder, withServer } from './served.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Addresses to measure instead of one of every kind. */
    only: { type: 'string', multiple: true },
    write: { type: 'boolean' },
  },
})

/** Fetched by `npm exec` when needed: it is large, and nothing else in the project uses it. */
const lighthouse = 'lighthouse@13.5.0'

/** A slow phone on a slow network; `devtools` throttles the actual load instead of simulating it. */
const slowNetwork = (kilobits: number, delay: number) => [
  '--throttling-method=devtools',
  '--only-categories=performance',
  `--throttling.requestLatencyMs=${delay}`,
  '--throttling.cpuSlowdownMultiplier=4',
  `--throttling.downloadThroughputKbps=${kilobits}`,
  `--throttling.uploadThroughputKbps=${kilobits}`,
]
/** How a page is loaded: Lighthouse's mobile preset, then slow networks; each also without scripts. */
const ways = [
  { name: '', flags: [] },
  { name: '400 kbit/s: ', flags: slowNetwork(400, 400) },
  { name: '1.6 Mbit/s: ', flags: slowNetwork(1600, 150) },
]
const withoutScripts = '--blocked-url-patterns=*.js'

const number = z.object({ numericValue: z.number() })
const runSchema = z
  .object({
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.object({
      'largest-contentful-paint': number,
      'total-blocking-time': number,
      'cumulative-layout-shift': number,
      'total-byte-weight': number,
    }),
  })
  .transform(({ categories: { performance, ...others }, audits }) => ({
    performance: (performance?.score ?? 0) * 100,
    others: Math.min(...Object.values(others).map(({ score }) => (score ?? 0) * 100)),
    paint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  }))
type Run = z.infer<typeof runSchema>

/** Lighthouse's errors when Chromium recorded no trace: not the page's fault, so worth a retry. */
const noTrace = /NO_NAVSTART|NO_FCP|NO_TRACING_STARTED/

/** One run of Lighthouse. @param folder for its report */
async function runLighthouse(
  url: string,
  flags: readonly string[],
  folder: string,
  attempts = 3,
): Promise<Run> {
  const file = join(folder, 'lighthouse.json')
  const chrome = `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`
  const { code, output } = await runProgram(
    [
      'npm',
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      chrome,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      ...flags,
    ],
    { CHROME_PATH: chromium },
    { cwd: folder },
  ).ended
  if (code === 0) return runSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  if (attempts > 1 && noTrace.test(output)) return runLighthouse(url, flags, folder, attempts - 1)
  throw new Error(output)
}

/**
 * One page of each kind: the first of those in the same folder that load the same scripts, at once or on
 * demand, since each page is compared with itself without scripts.
 */
async function pageKinds(): Promise<string[]> {
  const kinds = new Map<string, string>()
  for (const path of pagePaths().toReversed()) {
    const file = path === '/' ? 'index.html' : `${path}.html`
    const html = await readFile(join(repository, 'build/client', file), 'utf8')
    const scripts = new Set(
      [...html.matchAll(/"\/assets\/[^"]+\.js"/g)].map(([address]) => address),
    )
    kinds.set([path.slice(0, path.lastIndexOf('/')), ...[...scripts].toSorted()].join(' '), path)
  }
  return [...kinds.values()].toReversed()
}

/** A page's row. Runs with and without scripts alternate, so that other load affects both. */
async function measure(origin: string, path: string, folder: string): Promise<string[]> {
  const runs = ways.map(({ flags }) => {
    const own: Run[] = []
    const bare: Run[] = []
    return { flags, own, bare }
  })
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    progress(`${path}: round ${round} of ${values.rounds}`)
    for (const { flags, own, bare } of runs) {
      own.push(await runLighthouse(origin + path, flags, folder))
      bare.push(await runLighthouse(origin + path, [...flags, withoutScripts], folder))
    }
  }
  const preset = runs[0]?.own ?? []
  return [
    path,
    median(preset, (run) => run.performance).toFixed(0),
    median(preset, (run) => run.others).toFixed(0),
    median(preset, (run) => run.shift).toFixed(3),
    (median(preset, (run) => run.bytes) / 1024).toFixed(0),
    ...runs.flatMap(({ own, bare }) => [
      [own, bare].map((each) => (median(each, (run) => run.paint) / 1000).toFixed(2)).join(' / '),
      [own, bare].map((each) => median(each, (run) => run.blocking).toFixed(0)).join(' / '),
    ]),
  ]
}

// Lighthouse needs full Chromium, not the headless shell.
const chromium = installedChromium(process.env) ?? (await ensureChromium()) ?? ''
if (!chromium) throw new Error('pages cannot be measured without Chromium')
await withFolder((folder) =>
  withServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off' }, async (origin) => {
    const rows: string[][] = []
    for (const path of values.only ?? (await pageKinds())) {
      rows.push(await measure(origin, path, folder))
    }
    await report('Pages', [
      ['Page', 'Performance', 'Other scores', 'Shift', 'KB'].concat(
        ways.flatMap(({ name }) => [`${name}paint s`, `${name}blocking ms`]),
      ),
      ...rows,
    ])
  }),
)
