import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forms } from '#contract/forms.ts'
import { buildSettingsOf } from '#server/build-record.ts'
import { contractOf, type Edition } from '#server/editions.ts'
import { settingsFrom } from '#server/settings.ts'
import { serveBehindSocket } from './behind-socket.ts'
import { contactForm } from './contact-forms.ts'
import { freePort } from './inbox/free-port.ts'
import { samplesOf } from './inbox/prometheus-text.ts'
import { arrivedMails, startSmtpPeer } from './inbox/smtp-peer.ts'
import { querySqlite } from './inbox/stores.ts'
import { load } from './load.ts'
import { endWithTests, repository, runNode } from './run-node.ts'

let folder: string
let desk: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editions-'))
  desk = join(folder, 'desk')
  await mkdir(desk)
})
// `maxRetries` for ENOTEMPTY: SQLite may still write when its process is about to end.
afterEach(() => rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 }))

/** Writes an edition as the desk does: a minimal site whose Home has the number in its title. */
async function makeEdition(number: number, more: Partial<Edition> = {}): Promise<void> {
  const edition: Edition = {
    number,
    commit: 'abc',
    mode: 'draft',
    code: 'code',
    contract: contractOf(),
    date: '2026-11-25T18:00:00Z',
    title: `Title ${number}`,
    ...more,
  }
  const place = join(desk, 'editions', String(number))
  await mkdir(join(place, 'build/client/assets'), { recursive: true })
  await writeFile(join(place, 'build/client/index.html'), `<title>Edition ${number}</title>`)
  await writeFile(join(place, `build/client/assets/of${number}.js`), `${number}`)
  const settings = buildSettingsOf(settingsFrom({}), 'same-origin')
  await writeFile(join(place, 'build/stamp.json'), JSON.stringify({ sources: 'abc', settings }))
  await writeFile(join(place, 'edition.json'), JSON.stringify(edition))
  await cp(join(repository, 'content'), join(place, 'content'), {
    recursive: true,
    filter: (path) => !path.includes('/content/model'),
  })
}

/** As the desk does: `rename` replaces the `live` link atomically. */
async function publish(number: number): Promise<void> {
  await symlink(`editions/${number}`, join(desk, 'live.next'))
  await rename(join(desk, 'live.next'), join(desk, 'live'))
}

async function serve(more: Record<string, string> = {}) {
  const server = await serveBehindSocket({ DATA_DIR: folder, ...more })
  return { ...server, home: () => homeOf(server.url) }
}

/** A keep-alive connection may be closed by the server that ends. */
const closing = { headers: { connection: 'close' } }

async function homeOf(url: string): Promise<string | undefined> {
  const html = await (await fetch(url, closing)).text()
  return /<title>[^<]*/.exec(html)?.[0]
}

it('serves what is published, says which edition, and takes over the next one while visitors come', async () => {
  await makeEdition(1)
  await makeEdition(2)
  await publish(1)
  // A setting does not replace what was approved as a draft.
  const server = await serve({ CONTENT: 'confirmed' })
  const visitors = load(server.url)
  expect(server.output()).toContain('Edition 1: Title 1')
  expect(await server.home()).toContain('Edition 1')
  await publish(2)
  await expect.poll(server.home).toContain('Edition 2')
  await expect.poll(server.output).toContain('Edition 2: Title 2')
  await publish(1)
  await expect.poll(server.home).toContain('Edition 1')
  await visitors.stop()
  expect(visitors.failures, server.output()).toEqual([])
})

it('hands out what pages of other editions still load, from where EDITIONS says', async () => {
  await makeEdition(1)
  await mkdir(join(desk, 'pool/assets'), { recursive: true })
  await writeFile(join(desk, 'pool/assets/of9.js'), '9')
  await publish(1)
  const { url } = await serve({ EDITIONS: desk, DATA_DIR: join(folder, 'elsewhere') })
  const answer = await fetch(`${url}/assets/of9.js`)
  expect(await answer.text()).toBe('9')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it('begins with build/, and takes over the first edition when there is one', async () => {
  const server = await serve()
  const built = await readFile(join(repository, 'build/client/index.html'), 'utf8')
  expect(built).toContain(await server.home())
  await makeEdition(1)
  await publish(1)
  await expect.poll(server.home).toContain('Edition 1')
})

it('`npm start` after a build in its folder publishes ten editions, puts one back, and loses no request', async () => {
  for (let number = 1; number <= 11; number += 1) await makeEdition(number)
  await publish(1)
  expect((await runNode(['bin/run.mjs', 'build', '--with-inbox']).ended).code).toBe(0)
  const peer = await startSmtpPeer()
  const [port, metricsPort] = [await freePort(), await freePort()]
  const environment = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    SMTP_URL: peer.url,
  }
  const program = runNode(['bin/run.mjs', 'start'], environment)
  endWithTests(program, 'SIGTERM')
  const [, url = ''] = await program.says(/3\/3 serve +(\S+)/)
  const visitors = load(url)
  const slow = slowForm(port)
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]) {
    const before = visitors.pages()
    await publish(number)
    await expect.poll(() => homeOf(url)).toBe(`<title>Edition ${number}`)
    await expect.poll(visitors.pages).toBeGreaterThan(before)
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, closing)
    expect(samplesOf(await metrics.text())).toHaveProperty('site_open_connections')
    // Begun at edition 1. On a slow machine all eleven would take longer than a request may (`requestTimeout`).
    if (number === 4) expect(await slow.finish()).toMatch(/^HTTP\/1.1 201 /)
  }
  await visitors.stop()
  expect(visitors.failures, program.output()).toEqual([])
  const sent = [...visitors.stored, slow.email].sort()
  const stored = querySqlite(folder, 'select email from submissions').map(({ email }) => email)
  expect(stored.sort()).toEqual(sent)
  expect(sent.length).toBeGreaterThan(20)
  await expect.poll(() => peer.mails.length).toBe(sent.length)
  expect(new Set(arrivedMails(peer)).size).toBe(sent.length)
  program.signal('SIGTERM')
  expect((await program.ended).code).toBe(0)
})

async function youngestChild(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ').at(-1))
}

/** A visitor whose form is on its way until it is finished. @returns the answer */
function slowForm(port: number) {
  const form = contactForm()
  const body = JSON.stringify(form)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${forms.contact.endpoint} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  )
  return {
    email: form.email,
    finish() {
      socket.write(body.slice(9))
      return text(socket)
    },
  }
}

it('a link that is gone, as while a backup is brought back, leaves the edition', async () => {
  await makeEdition(1)
  await publish(1)
  const server = await serve()
  await rm(join(desk, 'live'))
  await wait(1_500)
  expect(server.output()).toMatch(/^(?:(?!Serving on)[\s\S])*Serving on(?:(?!Serving on)[\s\S])*$/)
  server.signal('SIGHUP')
  await server.says(/Serving on[\s\S]*Serving on/)
  expect(await server.home()).toContain('Edition 1')
})

it.each([
  [
    'of another contract',
    (number: number) => makeEdition(number, { contract: 'other' }),
    /other code/,
  ],
  [
    'that says another mode',
    (number: number) => makeEdition(number, { mode: 'confirmed' }),
    /not whole/,
  ],
  ['that is not there', async () => {}, /not whole/],
])('an edition %s leaves the old one, also when the server dies', async (_what, make, why) => {
  await makeEdition(1)
  await publish(1)
  const server = await serve()
  await make(2)
  await publish(2)
  await server.says(/cannot be served: the old one stays/)
  expect(server.output()).toMatch(why)
  expect(await server.home()).toContain('Edition 1')
  process.kill(await youngestChild(await youngestChild(server.pid)), 'SIGKILL')
  await server.says(/Serving on[\s\S]*Serving on/)
  expect(await server.home()).toContain('Edition 1')
})

it('an edition whose content has mistakes leaves the old one, and says which', async () => {
  await makeEdition(1)
  await makeEdition(2)
  await writeFile(join(desk, 'editions/2/content/contact.yaml'), 'phones: []\n')
  await publish(1)
  const server = await serve()
  await publish(2)
  await server.says(/^content\/contact\.yaml: line 1: .+[\s\S]*: the old one stays\.$/m)
  expect(await server.home()).toContain('Edition 1')
  expect(server.output()).not.toMatch(/^\s+at /m)
})

it('an edition for another address is refused in one line', async () => {
  await makeEdition(1)
  await publish(1)
  const program = runNode(['server/main.ts'], {
    PORT: '0',
    DATA_DIR: folder,
    SITE_URL: 'https://your.domain',
  })
  const { code, output } = await program.ended
  expect(code).toBe(1)
  expect(output).toMatch(/SITE_URL is "https:\/\/your\.domain", built with/)
})
