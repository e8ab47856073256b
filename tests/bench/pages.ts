import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { readBuildRecord } from '#server/build-record.ts'
import { chromiumArguments, ensureChromium, installedChromium } from '#tools/lib/chromium.ts'
import { endWithTests, repository, runNode } from '../server/run-node.ts'
import { copyWithoutScripts } from './floor.ts'
import { KeptRuns } from './kept-runs.ts'
import { pageKinds } from './kinds.ts'
import { runLighthouse } from './lighthouse.ts'
import { thisMachine } from './machine.ts'
import { floorName, pagesSection } from './pages-section.ts'
import { serveFolder } from './serve-folder.ts'
import { networks, throttledLoad } from './throttled-load.ts'
import { writeSection } from './write-section.ts'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    /** Adds the rounds to those that were measured of the same build. */
    add: { type: 'boolean', default: false },
    /** Addresses to measure instead of one of every kind. */
    only: { type: 'string', multiple: true },
    /** Another site's page beside our Home: `NAME=URL`, or its built folder: `NAME=FOLDER`. */
    vs: { type: 'string', multiple: true, default: [] },
  },
})

type Place = { path: string; name: string; url: string }

/** Measures every place once: they take turns, so that what the machine does meets all of them. */
async function measureOnce(
  places: readonly Place[],
  runs: KeptRuns,
  browser: Browser,
  program: string,
) {
  for (const { path, name, url } of places) {
    const lighthouse = await runLighthouse(url, program, folder)
    const loads = []
    for (const network of networks) loads.push(await throttledLoad(browser, url, network))
    const one = runs.of(path, name, networks.length)
    one.lighthouse.push(lighthouse)
    for (const [n, load] of loads.entries()) one.loads[n]?.push(load)
    console.error(`  ${name}: ${JSON.stringify({ ...lighthouse, loads })}`)
    await runs.save()
  }
}

/** Starts our server in a folder, with what the site says of its own address as built. */
async function served(from: string): Promise<string> {
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(from, '.cache/bench-data') },
    ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '', RATE_LIMIT: 'off' },
  }
  const server = runNode(['server/main.ts'], environment, from)
  endWithTests(server, 'SIGTERM')
  const [, origin = ''] = await server.says(/Serving on (\S+)/)
  stop.push(async () => {
    server.signal('SIGTERM')
    await server.ended
  })
  return origin
}

/** The other site's page of a `--vs`. */
async function otherPlace(text: string): Promise<Place> {
  const [name = '', where = ''] = [
    text.slice(0, text.indexOf('=')),
    text.slice(text.indexOf('=') + 1),
  ]
  if (/^https?:/.test(where)) return { path: '/', name, url: where }
  const { origin, end } = await serveFolder(where)
  stop.push(end)
  return { path: '/', name, url: `${origin}/` }
}

// Lighthouse wants the whole browser.
const program = installedChromium(process.env) ?? (await ensureChromium())
if (!program) throw new Error('pages cannot be measured without Chromium')
const build = readBuildRecord(join(repository, 'build'))?.sources
if (build === undefined) throw new Error('there is no finished build to measure')
const stop: (() => Promise<unknown>)[] = []
await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/pages-'))
try {
  await copyWithoutScripts(repository, folder)
  const [site, floor] = [await served(repository), await served(folder)]
  const others = await Promise.all(values.vs.map(otherPlace))
  const browser = await chromium.launch({ executablePath: program, args: chromiumArguments })
  stop.push(() => browser.close())
  const kinds = await pageKinds(pagePaths(), join(repository, 'build/client'))
  const paths = values.only ?? kinds
  const runs = await KeptRuns.open(join(repository, '.cache/pages.json'), build, values.add)
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const path of paths) {
      console.error(`round ${round} of ${values.rounds}: ${path}`)
      const places = [
        { path, name: path, url: site + path },
        { path, name: floorName, url: floor + path },
        ...(path === '/' ? others : []),
      ]
      await measureOnce(places, runs, browser, program)
    }
  }
  const order = pagePaths()
  const measured = runs.measured.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
  const machine = await thisMachine(folder)
  const day = new Date().toISOString().slice(0, 10)
  const text = pagesSection(measured, machine, day, `Chromium ${browser.version()}`)
  console.log(text)
  if (values.write) {
    await writeSection(join(repository, 'docs/benchmarks.md'), 'Pages', text)
    console.log('Written to docs/benchmarks.md')
  }
} finally {
  await Promise.all(stop.map((end) => end()))
  await rm(folder, { recursive: true })
}
