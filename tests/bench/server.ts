import { readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../server/inbox/free-port.ts'
import { endWithTests, repository, runProgram } from '../server/run-node.ts'
import { median, megabytes, progress, report, whole } from './results.ts'
import { withFolder, withServer } from './served.ts'
import { needPrograms, type Round, runWrk } from './wrk.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
})
const rounds = Number(values.rounds)
const seconds = { measured: 3, warm: 2 }
/** Requests after which memory is read: once warmed up, and at the end. */
const manyRequests = { warm: 40_000 * rounds, all: 200_000 * rounds }
const site = join(repository, 'build/client')

/** nginx at its fastest with these files: precompressed (`gzip_static`), no access log. */
function nginxConfiguration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; application/javascript js; text/css css; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`
}

/** Runs an nginx with one worker over the built site for the time of the work. */
async function withNginx(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  await mkdir(folder)
  const file = join(folder, 'nginx.conf')
  const port = await freePort()
  await writeFile(file, nginxConfiguration(folder, port))
  const nginx = runProgram(['nginx', '-e', `${folder}/error.log`, '-c', file], {}, { cwd: folder })
  endWithTests(nginx, 'SIGTERM')
  const url = `http://127.0.0.1:${port}`
  try {
    for (let tries = 0; !(await fetch(url).catch(() => undefined))?.ok; tries += 1) {
      if (tries === 100) throw new Error(`nginx does not answer:\n${nginx.output()}`)
      await wait(50)
    }
    await work(url)
  } finally {
    nginx.signal('SIGTERM')
    await nginx.ended
  }
}

/** The script whose compressed size is nearest to 40 KB. */
function assetOf40KB(): string {
  const packed = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js.gz'))
  const distance = (name: string) => Math.abs(statSync(join(site, 'assets', name)).size - 40_000)
  const [nearest = ''] = packed.sort((a, b) => distance(a) - distance(b))
  return `/assets/${nearest.replace(/\.gz$/, '')}`
}

/** The compressed body as sent, which `fetch` would decompress. */
function body(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      buffer(answer).then(resolve, reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Measures our server and nginx in turns on the same file. @returns a row of the table */
async function compare(ours: string, nginx: string, path: string): Promise<string[]> {
  const [one, other] = await Promise.all([body(ours + path), body(nginx + path)])
  if (!one.equals(other)) throw new Error(`${path}: the two do not send the same bytes`)
  const both = [ours, nginx].map((origin) => {
    const done: Round[] = []
    return { url: origin + path, done }
  })
  for (const { url } of both) await runWrk(url, seconds.warm)
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${path}: round ${round} of ${rounds}`)
    for (const { url, done } of both) done.push(await runWrk(url, seconds.measured))
  }
  const [rate = 0, nginxRate = 0] = both.map(({ done }) => median(done, (round) => round.rate))
  const [p99 = 0, nginxP99 = 0] = both.map(({ done }) => median(done, (round) => round.p99))
  return [
    `${path} (${one.length} bytes)`,
    whole(rate),
    whole(nginxRate),
    (rate / nginxRate).toFixed(2),
    p99.toFixed(1),
    nginxP99.toFixed(1),
    (p99 / nginxP99).toFixed(2),
  ]
}

/** A table of the memory after many requests and after five times as many. */
async function memoryOver(url: string, pid: number): Promise<string[][]> {
  const memory: string[] = []
  let done = 0
  for (const count of [manyRequests.warm, manyRequests.all]) {
    while (done < count) done += (await runWrk(`${url}/`, 5)).requests
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    memory.push(megabytes(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024))
  }
  return [
    ['Requests', whole(manyRequests.warm), whole(manyRequests.all)],
    ['Memory after them', ...memory],
  ]
}

needPrograms('wrk', 'nginx')
await withFolder((folder) =>
  withServer({ DATA_DIR: join(folder, 'data') }, (ours, { pid }) =>
    withNginx(join(folder, 'nginx'), async (nginx) => {
      const head = ['File', 'Ours/s', 'nginx/s', 'Ratio', 'Ours p99 ms', 'nginx p99 ms', 'Ratio']
      const rows = [await compare(ours, nginx, '/'), await compare(ours, nginx, assetOf40KB())]
      await report('The file server', [head, ...rows], await memoryOver(ours, pid))
    }),
  ),
)
