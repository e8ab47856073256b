import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { runInbox, startInbox, stopInbox } from './inbox-process.ts'
import { samplesOf } from './prometheus-text.ts'
import { complete, newStore, storeKinds } from './stores.ts'
import { contactForm, isStored, send, submit } from './submissions.ts'

async function scrape(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

const samples = async (port: number) => samplesOf(await scrape(port))

async function opens(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return open
}

it.each(storeKinds)('tells what happens, on %s', async (kind) => {
  const port = await freePort()
  const store = await newStore(kind)
  // No mail server listens there, so the mail stays in the outbox.
  const away = `smtp://127.0.0.1:${await freePort()}`
  const { url } = await startInbox(store, { METRICS_PORT: String(port), SMTP_URL: away })
  const before = await samples(port)
  expect(before).toMatchObject({
    'site_requests_total{kind="page",status="2xx"}': 0,
    'site_store_seconds_count{outcome="ok"}': 0,
    site_outbox_waiting: 0,
    site_outbox_oldest_seconds: 0,
    site_open_forms: 0,
  })
  expect(before.process_resident_memory_bytes).toBeGreaterThan(1e6)
  expect(before.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0)

  const [favicon, missing] = ['/favicon.svg', '/assets/none.js']
  for (const path of ['/', '/about', '/no-such-page', favicon, missing, '/api/health', '/about/'])
    await (await fetch(url + path, { redirect: 'manual' })).arrayBuffer()
  expect(await submit(url, 'contact', 1)).toSatisfy(isStored)
  const wrong = new URLSearchParams({ ...contactForm(2), email: 'nobody' })
  expect((await send(url, 'contact', { body: wrong })).status).toBe(422)
  const text = { headers: { 'content-type': 'text/plain' }, body: 'x' }
  expect((await send(url, 'contact', text)).status).toBe(415)

  await expect
    .poll(() => samples(port))
    .toMatchObject({
      'site_requests_total{kind="page",status="2xx"}': 2,
      'site_requests_total{kind="page",status="3xx"}': 1,
      'site_requests_total{kind="page",status="4xx"}': 1,
      'site_requests_total{kind="asset",status="2xx"}': 1,
      'site_requests_total{kind="asset",status="4xx"}': 1,
      'site_requests_total{kind="form",status="2xx"}': 1,
      'site_requests_total{kind="form",status="4xx"}': 2,
      'site_requests_total{kind="other",status="2xx"}': 1,
      'site_refusals_total{reason="invalid"}': 1,
      'site_refusals_total{reason="wrong-type"}': 1,
      'site_store_seconds_count{outcome="ok"}': 1,
      site_forms_available: 1,
      site_open_forms: 0,
      // The reading is at most five seconds old.
      site_outbox_waiting: 1,
      site_outbox_oldest_seconds: expect.toSatisfy((age: number) => age > 0 && age < 3600),
    })
  await store.query(`update outbox set failed_at = '${new Date().toISOString()}'`)
  await expect
    .poll(() => samples(port))
    .toMatchObject({ site_outbox_waiting: 0, site_outbox_failed: 1 })
})

it('says which forms are open, and that a broken connection closes them', async () => {
  const port = await freePort()
  const { url } = await startInbox(await newStore('SQLite'), { METRICS_PORT: String(port) })
  const { hostname, port: sitePort } = new URL(url)
  const socket = connect({ host: hostname, port: Number(sitePort) })
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  // Pipelined: the second form waits for the response to the first.
  socket.write(`${head}Content-Length: 2\r\n\r\n{}${head}Content-Length: 20\r\n\r\n{`)
  await expect
    .poll(() => samples(port))
    .toMatchObject({ site_open_forms: 1, site_open_connections: 1 })
  socket.destroy()
  await expect
    .poll(() => samples(port))
    .toMatchObject({ site_open_forms: 0, site_open_connections: 0 })
})

it.runIf(complete)(
  'counts a store that fails, and shows no outbox that nobody can read',
  async () => {
    const port = await freePort()
    const store = await newStore('PostgreSQL')
    const { url } = await startInbox(store, { METRICS_PORT: String(port) })
    expect(await samples(port)).not.toHaveProperty('site_outbox_waiting')
    await store.query('alter table submissions rename to gone')
    expect((await submit(url, 'contact', 1)).status).toBe(503)
    expect(await samples(port)).toMatchObject({
      'site_refusals_total{reason="store"}': 1,
      'site_store_seconds_count{outcome="failed"}': 1,
      site_forms_available: 0,
    })
  },
)

describe('the port', () => {
  it('is open at this machine alone', async () => {
    const port = await freePort()
    const { url } = await startInbox(await newStore('SQLite'), {
      METRICS_PORT: String(port),
      HOST: '0.0.0.0',
    })
    expect((await fetch(`http://127.0.0.1:${port}/`)).status, 'nothing else').toBe(404)
    expect((await fetch(`http://127.0.0.1:${new URL(url).port}/metrics`)).status).toBe(404)
    const others = Object.values(networkInterfaces())
      .flatMap((addresses = []) => addresses)
      .filter(({ scopeid = 0, address }) => scopeid === 0 && address !== '127.0.0.1')
      .map(({ address }) => address)
    for (const address of [...others, '127.0.0.2'])
      expect(await opens(address, port), address).toBe(false)
  })

  it('that is taken stops the start with one line', async () => {
    const port = await freePort()
    const store = await newStore('SQLite')
    const first = await startInbox(store, { METRICS_PORT: String(port) })
    const second = await runInbox({ ...store.environment, METRICS_PORT: String(port) }).ended
    expect(second).toEqual({
      code: 1,
      output: `METRICS_PORT is ${port}, which cannot be had (EADDRINUSE): choose another port\n`,
    })
    expect(await stopInbox(first)).toBe(0)
  })
})
