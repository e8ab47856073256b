import { cp, mkdir, readdir, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithTests, repository, runNode } from '../server/run-node.ts'
import { addArticles } from './generated-articles.ts'
import { thisMachine } from './machine.ts'
import { type BuildCost, measuredBuild } from './measured-build.ts'
import { markdownTable } from './report.ts'
import { searchTransfer } from './search-transfer.ts'
import { writeSection } from './write-section.ts'

/** `npm run bench:scale`: the site with many more articles. */
const sizes = [0, 1000, 5000]
const aim = { seconds: 0.05, memory: 2 * 2 ** 30, search: 300 * 1024 }
/** A word that stands in every article. */
const query = 'carbon'

const left = /^(node_modules|build|data|art|\.git|\.cache|\.astro|test-results)$/

type Measured = BuildCost & { articles: number; home: number; search: number }

async function measure(articles: number): Promise<Measured> {
  console.error(`${articles} articles more`)
  // Below the repository, or Astro would not find its own files through the link; always in the same
  // place, which goes into the islands' ids.
  const folder = join(repository, '.cache/scale')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    for (const name of await readdir(repository)) {
      if (left.test(name)) continue
      await cp(join(repository, name), join(folder, name), { recursive: true })
    }
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
    await addArticles(join(folder, 'content/news'), articles)
    const cost = await measuredBuild(folder)
    console.error(`  ${cost.seconds.toFixed(1)} CPU s, ${Math.round(cost.memory / 2 ** 20)} MB`)
    const home = (await stat(join(folder, 'build/client/index.html.br'))).size
    return { ...cost, articles, home, search: await searched(folder) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a search transfers on the site of that folder. */
async function searched(folder: string): Promise<number> {
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
    ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '' },
  }
  const server = runNode(['server/main.ts'], environment, folder)
  endWithTests(server, 'SIGTERM')
  const [, origin = ''] = await server.says(/Serving on (\S+)/)
  const bytes = await searchTransfer(origin, query)
  server.signal('SIGTERM')
  await server.ended
  return bytes
}

// The first build also encodes the pictures, where they are not in the cache.
await measure(0)
const measured: Measured[] = []
for (const size of sizes) measured.push(await measure(size))
const [base] = measured
if (!base) throw new Error('nothing was measured')

const rows = measured.map(({ articles, seconds, memory, home, search }) => [
  String(articles),
  seconds.toFixed(1),
  articles === 0 ? '' : ((seconds - base.seconds) / articles).toFixed(3),
  `${Math.round(memory / 2 ** 20)} MB`,
  `${(home / 1024).toFixed(1)} KB`,
  `${Math.round(search / 1024)} KB`,
])
const head = ['Articles more', 'CPU s', 'CPU s each', 'Memory at most', "Home's HTML", 'A search']
const machine = await thisMachine(repository)
const text = `The site with made-up articles added to its own: everything that a build does (render, styles, policy,
search index, PDFs, compressed copies), with its pictures in the cache. Processor time and memory are
those of all processes of the build; a search is what the browser fetches of the index for the word
“${query}”, which stands in every article. The aims are ${aim.seconds} seconds each, ${aim.memory / 2 ** 30} GB, and ${aim.search / 1024} KB for a search.

${markdownTable([head, ...rows])}

Measured ${new Date().toISOString().slice(0, 10)} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory; Node ${machine.node}.
`
console.log(text)
if (process.argv.includes('--write')) {
  await writeSection(join(repository, 'docs/benchmarks.md'), 'Many articles', text)
  console.log('Written to docs/benchmarks.md')
}
