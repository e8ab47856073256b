import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { forms } from '#contract/forms.ts'
import { contactForm } from '../bench/contact-forms.ts'
import { freePort } from './inbox/free-port.ts'
import { querySqlite } from './inbox/stores.ts'
import { endWithTests, type Running, repository, runNode } from './run-node.ts'

let copy: string

/** A copy of the server and its build, which the tests change. */
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'reload-'))
  for (const part of ['server', 'brand', 'content', 'contract', 'package.json', 'build/client']) {
    await cp(join(repository, part), join(copy, part), { recursive: true })
  }
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir')
})
afterEach(() => rm(copy, { recursive: true }))

/** Stands in for a new build by changing Home's title. */
async function build(mark: string): Promise<void> {
  const file = join(copy, 'build/client/index.html')
  const html = await readFile(file, 'utf8')
  await writeFile(file, html.replace(/<title>[^<]*/, `<title>${mark}`))
}

async function supervise(more: Record<string, string> = {}) {
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', DATA_DIR: join(copy, 'data') },
    ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '', SITE_ENV: '' },
    ...more,
  }
  const program = runNode(['server/supervise.ts'], environment, copy)
  endWithTests(program, 'SIGTERM')
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  const [, url = ''] = await program.says(/Serving on (\S+)/)
  return { ...program, url }
}

type Sent = { status: number; body: string }

/** The only errors allowed: those of requests that a killed server was handling. */
const cut = /^(?:ECONNRESET|EPIPE)$/

/** Sends one request, through a keep-alive agent or, with `false`, on a new connection. */
function send(url: string, agent: Agent | false, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers }
    const request = httpRequest(url, options, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject)
    })
    request.on('error', reject).end(body)
  })
}

const home = async (url: string) => (await send(`${url}/`, false)).body

/** Visitors who load Home or send forms, on new or keep-alive connections, until stopped. */
function load(url: string) {
  /** Unexpected responses with status and body, and error codes of broken connections. */
  const failures: string[] = []
  const stored: string[] = []
  let pages = 0
  let stopped = false
  const agent = new Agent({ keepAlive: true })
  async function visitor(kept: boolean, writes: boolean) {
    while (!stopped) {
      const form = contactForm()
      const address = writes ? url + forms.contact.endpoint : `${url}/`
      const { status, body } = await send(
        address,
        kept && agent,
        writes ? JSON.stringify(form) : undefined,
      ).catch((error) => ({ status: error.code, body: '' }))
      if (status !== (writes ? 201 : 200)) failures.push(`${status} ${body}`.trim())
      else if (writes) stored.push(form.email)
      else pages += 1
    }
  }
  const kinds = [true, true, false].flatMap((kept) =>
    [true, false].map((writes) => ({ kept, writes })),
  )
  const visitors = kinds.map(({ kept, writes }) => visitor(kept, writes))
  return {
    count: visitors.length,
    failures,
    stored,
    pages: () => pages,
    async stop() {
      stopped = true
      await Promise.all(visitors)
      agent.destroy()
    },
  }
}

async function reload(program: Running, times: number): Promise<void> {
  program.signal('SIGHUP')
  await program.says(new RegExp(`(?:Reloaded on [^]*){${times}}`))
}

it('SIGHUP puts the new build in place and loses no request', async () => {
  const server = await supervise()
  const visitors = load(server.url)
  for (const round of [1, 2, 3]) {
    await build(`Build ${round}`)
    const before = visitors.pages()
    await reload(server, round)
    expect(await home(server.url)).toContain(`<title>Build ${round}`)
    await expect.poll(visitors.pages).toBeGreaterThan(before + 20)
  }
  await visitors.stop()
  expect(visitors.failures, server.output()).toEqual([])
  expect(visitors.stored.length).toBeGreaterThan(20)
  const rows = querySqlite(join(copy, 'data'), 'select email from submissions')
  expect(rows.map(({ email }) => email).sort()).toEqual(visitors.stored.sort())
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it('SIGHUP puts changed settings in force and loses no request', async () => {
  const server = await supervise()
  const visitors = load(server.url)
  const reports = 'https://reports.example/csp'
  await writeFile(
    join(copy, 'site.env'),
    `REPORT_URL=${reports}\nMETRICS_PORT=${await freePort()}\n`,
  )
  await reload(server, 1)
  await server.says(/PORT, HOST and METRICS_PORT stay as they were: they change with a restart/)
  const endpoint = async () => (await fetch(server.url)).headers.get('reporting-endpoints')
  await expect.poll(endpoint).toContain(reports)
  await visitors.stop()
  expect(visitors.failures, server.output()).toEqual([])
  expect(visitors.pages()).toBeGreaterThan(0)
})

it('a build that cannot be served changes nothing', async () => {
  const server = await supervise()
  await writeFile(join(copy, 'server/settings.ts'), 'throw new Error("half a deploy")')
  server.signal('SIGHUP')
  await server.says(/The new server did not start: the old one stays/)
  expect(await home(server.url)).toContain('<title>')
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it.each([
  ['dies', 'SIGKILL', /The server has died and is started again/],
  ['hangs', 'SIGSTOP', /The server hangs and is ended/],
] as const)('a server that %s is replaced, and nobody is refused', async (...of) => {
  const [, signal, said] = of
  const server = await supervise({ METRICS_PORT: String(await freePort()) })
  const visitors = load(server.url)
  await expect.poll(visitors.pages).toBeGreaterThan(20)
  const [child = 0] = await childrenOf(server.pid)
  process.kill(child, signal)
  await server.says(said)
  const before = visitors.pages()
  await expect.poll(visitors.pages).toBeGreaterThan(before + 20)
  await visitors.stop()
  for (const failure of visitors.failures) expect(failure).toMatch(cut)
  expect(visitors.failures.length).toBeLessThanOrEqual(visitors.count)
  const rows = querySqlite(join(copy, 'data'), 'select email from submissions')
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(visitors.stored))
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it('who comes while no server starts waits for the one that does', async () => {
  const server = await supervise()
  const [child = 0] = await childrenOf(server.pid)
  const settings = join(copy, 'server/settings.ts')
  const good = await readFile(settings)
  await writeFile(settings, 'throw new Error("half a deploy")')
  process.kill(child, 'SIGKILL')
  await server.says(/(?:did not start: tried again[\s\S]*){2}/)
  const waiting = home(server.url)
  await writeFile(settings, good)
  expect(await waiting).toContain('<title>')
})

it('metrics are answered by one server after the other', async () => {
  const METRICS_PORT = String(await freePort())
  const server = await supervise({ METRICS_PORT })
  const started = async () => {
    const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    return /^process_start_time_seconds (\S+)/m.exec(await answer.text())?.[1]
  }
  const first = await started()
  await reload(server, 1)
  await expect.poll(started).not.toBe(first)
})

it('leaves no server behind when the supervisor is killed', async () => {
  const server = await supervise()
  const [child = 0] = await childrenOf(server.pid)
  server.signal('SIGKILL')
  await expect.poll(() => isRunning(child)).toBe(false)
  await expect(home(server.url)).rejects.toThrow()
})

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** False also for a zombie, whose `cmdline` is empty until its parent reaps it. */
async function isRunning(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}
