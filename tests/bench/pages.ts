import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { pagePaths } from '#content/paths.ts'
import { chromiumArguments, ensureChromium } from '#tools/chromium.ts'
import { endWithTests, repository, runNode } from '../server/run-node.ts'
import { thisMachine } from './machine.ts'
import { copyWithoutScripts } from './pages/floor.ts'
import { type LighthouseRun, runLighthouse } from './pages/lighthouse.ts'
import { type Load, networks, throttledLoad } from './pages/throttled-load.ts'
import { markdownTable } from './report.ts'
import { median } from './statistics.ts'
import { writeSection } from './write-section.ts'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    /** Addresses to measure instead of one of every kind. */
    only: { type: 'string', multiple: true },
    /** Another site's page beside our Home: `NAME=URL`. */
    vs: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = Number(values.rounds)

/** One address of every kind: of the pages in a folder the first. */
function kinds(): string[] {
  const seen = new Set<string>()
  return pagePaths().filter((path) => {
    const folder = path.split('/').length > 2 ? path.slice(0, path.lastIndexOf('/')) : path
    if (seen.has(folder)) return false
    seen.add(folder)
    return true
  })
}

type Place = { name: string; url: string }
type Measured = { name: string; lighthouse: LighthouseRun[]; loads: Load[][] }

/** Measures places in turns, so that what the machine does beside it meets all of them. */
async function inTurns(places: readonly Place[], browser: Browser, program: string) {
  const measured = places.map(
    ({ name }): Measured => ({ name, lighthouse: [], loads: networks.map(() => []) }),
  )
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { name, url }] of places.entries()) {
      console.error(`round ${round} of ${rounds}: ${name}`)
      const one = measured[index]
      one?.lighthouse.push(await runLighthouse(url, program, folder))
      for (const [n, network] of networks.entries()) {
        one?.loads[n]?.push(await throttledLoad(browser, url, network))
      }
    }
  }
  return measured
}

async function served(from: string): Promise<string> {
  const server = runNode(
    ['server/main.ts'],
    {
      ...{
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: join(from, '.cache/bench-data'),
        RATE_LIMIT: 'off',
      },
      ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '' },
    },
    from,
  )
  endWithTests(server, 'SIGTERM')
  const [, origin = ''] = await server.says(/Serving on (\S+)/)
  stop.push(async () => {
    server.signal('SIGTERM')
    await server.ended
  })
  return origin
}

const middle = <Run>(runs: readonly Run[], value: (run: Run) => number) => median(runs.map(value))

function rowOf({ name, lighthouse, loads }: Measured): string[] {
  return [
    name,
    ...[middle(lighthouse, (run) => run.performance), middle(lighthouse, (run) => run.others)].map(
      (score) => score.toFixed(0),
    ),
    (middle(lighthouse, (run) => run.paint) / 1000).toFixed(2),
    middle(lighthouse, (run) => run.blocking).toFixed(0),
    middle(lighthouse, (run) => run.shift).toFixed(3),
    (middle(lighthouse, (run) => run.bytes) / 1024).toFixed(0),
    ...loads.flatMap((runs) => [
      (middle(runs, ({ paint }) => paint) / 1000).toFixed(2),
      middle(runs, ({ blocking }) => blocking).toFixed(0),
    ]),
  ]
}

const program = await ensureChromium()
if (!program) throw new Error('pages cannot be measured without Chromium')
const stop: (() => Promise<unknown>)[] = []
await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/pages-'))
try {
  await copyWithoutScripts(repository, folder)
  const [site, floor] = [await served(repository), await served(folder)]
  const browser = await chromium.launch({ executablePath: program, args: chromiumArguments })
  stop.push(() => browser.close())
  const rows: string[][] = []
  for (const path of values.only ?? kinds()) {
    const others = path === '/' ? values.vs : []
    const places = [
      { name: path, url: site + path },
      { name: `${path}, no scripts`, url: floor + path },
      ...others.map((text) => ({
        name: text.slice(0, text.indexOf('=')),
        url: text.slice(text.indexOf('=') + 1),
      })),
    ]
    rows.push(...(await inTurns(places, browser, program)).map(rowOf))
  }
  const head = [
    ...['Page', 'Performance', 'Other scores', 'Paint s', 'Blocking ms', 'Shift', 'KB'],
    ...networks.flatMap(({ name }) => [`${name}: paint s`, 'blocking ms']),
  ]
  const machine = await thisMachine(folder)
  const text = `Pages in Lighthouse's mobile preset, then opened on a phone (processor four times slower, empty cache)
over two slow networks, in turns with the same page without its scripts, which is as cheap as its look
can be. _Other scores_ is the least of accessibility, best practices and search engines; _paint_ is the
largest contentful paint, _blocking_ what tasks of more than 50 ms held the page up in all. Medians of
${rounds} rounds. The aims: 100 in every category, no shift, paint and blocking within 1.1 of the page
without scripts.

${markdownTable([head, ...rows])}

Measured ${new Date().toISOString().slice(0, 10)} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory.
`
  console.log(text)
  if (values.write) {
    await writeSection(join(repository, 'docs/benchmarks.md'), 'Pages', text)
    console.log('Written to docs/benchmarks.md')
  }
} finally {
  await Promise.all(stop.map((end) => end()))
  await rm(folder, { recursive: true })
}
