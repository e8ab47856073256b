import { readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../server/inbox/free-port.ts'
import { endWithTests, repository, runNode, runProgram } from '../server/run-node.ts'
import { thisMachine } from './machine.ts'
import { startNginx } from './nginx.ts'
import { markdownTable } from './report.ts'
import { median } from './statistics.ts'
import { writeSection } from './write-section.ts'
import { missingPrograms, type Round, runWrk } from './wrk.ts'

/** `npm run bench:server`: our server and nginx, in turns, on the same files. */
const rounds = 5
const seconds = { measured: 3, warm: 2 }
/** What the memory is watched over, and the part of it that warms up. */
const manyRequests = { all: 1_000_000, warm: 200_000 }
const aim = { rate: 0.4, p99: 2 }
const site = join(repository, 'build/client')

/** The script whose packed form is nearest to 40 KB. */
function assetOf40KB(): string {
  const packed = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js.gz'))
  const distance = (name: string) => Math.abs(statSync(join(site, 'assets', name)).size - 40_000)
  const [nearest = ''] = packed.sort((a, b) => distance(a) - distance(b))
  return `/assets/${nearest.replace(/\.gz$/, '')}`
}

/** The packed body as it travels. */
function body(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' }
    httpRequest(url, { headers }, (answer) => void buffer(answer).then(resolve, reject))
      .on('error', reject)
      .end()
  })
}

async function memoryOf(pid: number): Promise<number> {
  const { output } = await runProgram(['ps', '-o', 'rss=', '-p', String(pid)], {}, { cwd: '.' })
    .ended
  return Number(output) * 1024
}

const progress = (text: string) => console.error(text)

type Compared = { file: string; ours: Round[]; nginx: Round[] }

async function compare(ours: string, nginx: string, path: string): Promise<Compared> {
  const [one, other] = await Promise.all([body(ours + path), body(nginx + path)])
  if (!one.equals(other)) throw new Error(`${path}: the two do not send the same bytes`)
  const compared: Compared = { file: `${path} (${one.length} bytes)`, ours: [], nginx: [] }
  for (const url of [ours, nginx]) await runWrk(url + path, { seconds: seconds.warm })
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${path}: round ${round} of ${rounds}`)
    compared.ours.push(await runWrk(ours + path, { seconds: seconds.measured }))
    compared.nginx.push(await runWrk(nginx + path, { seconds: seconds.measured }))
  }
  return compared
}

/** Requests until there were a million; the memory after the first and after the last. */
async function memoryOver(url: string, pid: number): Promise<{ warm: number; end: number }> {
  let done = 0
  let warm = 0
  while (done < manyRequests.all) {
    done += (await runWrk(`${url}/`, { seconds: 5 })).requests
    if (warm === 0 && done >= manyRequests.warm) warm = await memoryOf(pid)
    progress(`${done} of ${manyRequests.all} requests`)
  }
  return { warm, end: await memoryOf(pid) }
}

function rowOf({ file, ours, nginx }: Compared): string[] {
  const rate = (of: Round[]) => median(of.map((round) => round.rate))
  const p99 = (of: Round[]) => median(of.map((round) => round.p99))
  const whole = (number: number) => Math.round(number).toLocaleString('en')
  return [
    file,
    ...[whole(rate(ours)), whole(rate(nginx)), (rate(ours) / rate(nginx)).toFixed(2)],
    ...[p99(ours).toFixed(1), p99(nginx).toFixed(1), (p99(ours) / p99(nginx)).toFixed(2)],
  ]
}

const missing = missingPrograms(['wrk', 'nginx'])
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} missing: install with apt-get install nginx wrk`)
  process.exit(1)
}

await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/bench-'))
const server = runNode(['server/main.ts'], {
  ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
  ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '' },
})
endWithTests(server, 'SIGTERM')
const port = await freePort()
const nginx = await startNginx(join(folder, 'nginx'), site, port)
try {
  const [, url = ''] = await server.says(/Serving on (\S+)/)
  const compared: Compared[] = []
  for (const path of ['/', assetOf40KB()]) {
    compared.push(await compare(url, `http://127.0.0.1:${port}`, path))
  }
  const { warm, end } = await memoryOver(url, server.pid)
  const head = ['File', 'Ours/s', 'nginx/s', 'Ratio', 'Ours p99 ms', 'nginx p99 ms', 'Ratio']
  const machine = await thisMachine(folder)
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  const text = `Built files that were sent in a second over 32 connections, packed (\`Accept-Encoding: gzip\`), by our
server and by nginx with one worker and \`gzip_static\` on the same folder. The two took turns; each
figure is the median of ${rounds} rounds of ${seconds.measured} seconds. The aims are a ratio of ${aim.rate} or more, and of ${aim.p99} or less for
p99. \`wrk\` sends from the same machine, so compare ratios rather than rates.

${markdownTable([head, ...compared.map(rowOf)])}

Memory after ${manyRequests.warm.toLocaleString('en')} requests and after ${manyRequests.all.toLocaleString('en')}: ${megabytes(warm)} and ${megabytes(end)}.

Measured ${new Date().toISOString().slice(0, 10)} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory; Node ${machine.node}.
`
  console.log(text)
  if (process.argv.includes('--write')) {
    await writeSection(join(repository, 'docs/benchmarks.md'), 'The file server', text)
    console.log('Written to docs/benchmarks.md')
  }
} finally {
  server.signal('SIGTERM')
  nginx.signal('SIGTERM')
  await Promise.all([server.ended, nginx.ended])
  await rm(folder, { recursive: true })
}
