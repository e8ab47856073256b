import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '#tools/lib/chromium.ts'
import { repository, runProgram } from '../server/run-node.ts'
import { megabytes, progress, report } from './results.ts'
import { withServer } from './served.ts'

/** `npm run bench:scale`, or with other numbers of articles: `npm run bench:scale -- 0 100`. */
const asked = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
const sizes = asked.length > 0 ? asked.map(Number) : [0, 1000, 5000]
/** A word in every article. */
const query = 'carbon'
const dayMs = 24 * 60 * 60 * 1000

/** What is left out of the copy. */
const left = /^(node_modules|build|data|art|\.git|\.cache|\.astro|test-results)$/

type Measured = {
  articles: number
  seconds: number
  memory: number
  home: number
  search: number
}

/**
 * Adds made-up articles: copies of the site's own, each with its own title and its own date before the
 * oldest, so that the newest articles stay the newest.
 */
async function addArticles(folder: string, count: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  const models = files.filter((text) => /^id: /m.test(text))
  const dates = files.flatMap((text) => /^date: (\S+)$/m.exec(text)?.[1] ?? [])
  const oldest = Date.parse(dates.sort()[0] ?? '')
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(oldest - number * dayMs).toISOString().slice(0, 10)
    const text = (models[number % models.length] ?? '')
      .replace(/^id: .*$/m, `id: ${1_000_000 + number}`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^title: .*$/m, `title: Made-up article ${number} of ${count}`)
    await writeFile(join(folder, `${date}-made-up-${number}.md`), text)
  }
}

/** Builds the site. @returns CPU seconds and peak bytes of all its processes @throws when it fails */
async function build(folder: string): Promise<{ seconds: number; memory: number }> {
  // The last line of `times` is the CPU time of bash's children: `1m37.007s 0m9.303s`.
  const script = `"${process.execPath}" tools/build.ts --with-inbox || exit 1; times`
  const building = runProgram(['bash', '-c', script], {}, { cwd: folder, group: true })
  let memory = 0
  const timer = setInterval(() => {
    // `group` spawns it detached, so its pid is the session's id too.
    const sizes = execFileSync('ps', ['-o', 'rss=', '--sid', `${building.pid}`], {
      encoding: 'utf8',
    })
    const sum = sizes.split('\n').reduce((all, size) => all + Number(size) * 1024, 0)
    memory = Math.max(memory, sum)
  }, 200)
  const { code, output } = await building.ended
  clearInterval(timer)
  if (code !== 0) throw new Error(output)
  const times =
    output
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.match(/[\d.]+/g)
      ?.map(Number) ?? []
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times
  return { seconds: (userMinutes + systemMinutes) * 60 + user + system, memory }
}

/** Bytes on the wire that a search fetches of the Pagefind index, with an empty cache. */
async function searchTransfer(origin: string): Promise<number> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('a search cannot be measured without Chromium')
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/search?q=${query}`)
    await page.getByRole('heading', { name: `Results for “${query}”` }).waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.startsWith('/pagefind/'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    )
  } finally {
    await browser.close()
  }
}

async function measure(articles: number): Promise<Measured> {
  progress(`${articles} articles more`)
  // Inside the repository, or Astro would not find its own files through the `node_modules` link; always
  // the same path, since it is part of the islands' ids.
  const folder = join(repository, '.cache/scale')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    for (const name of await readdir(repository)) {
      if (!left.test(name))
        await cp(join(repository, name), join(folder, name), { recursive: true })
    }
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
    await addArticles(join(folder, 'content/news'), articles)
    const cost = await build(folder)
    const home = (await stat(join(folder, 'build/client/index.html.br'))).size
    const search = await withServer({ DATA_DIR: join(folder, 'data') }, searchTransfer, folder)
    return { ...cost, articles, home, search }
  } finally {
    await rm(folder, { recursive: true })
  }
}

// Warm-up: the first build also encodes pictures that are not cached.
await measure(0)
const measured: Measured[] = []
for (const size of sizes) measured.push(await measure(size))
const least = measured[0]?.seconds ?? 0
await report('Many articles', [
  ['Articles more', 'CPU s', 'CPU s each', 'Memory at most', "Home's HTML", 'A search'],
  ...measured.map(({ articles, seconds, memory, home, search }) => [
    String(articles),
    seconds.toFixed(1),
    articles === 0 ? '' : ((seconds - least) / articles).toFixed(3),
    megabytes(memory),
    `${(home / 1024).toFixed(1)} KB`,
    `${Math.round(search / 1024)} KB`,
  ]),
])
