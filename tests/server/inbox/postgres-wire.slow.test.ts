import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { expectClearRefusal, healthOf, logLines } from './forms-state.ts'
import { startInbox } from './inbox-process.ts'
import { arrivedMails, newSmtpPeer } from './smtp-peer.ts'
import { outboxMails, storedEmails, waitingMails } from './stored.ts'
import { newStore } from './stores.ts'
import { numbers, sender, submit, submitUntilStored } from './submissions.ts'

type Wire = {
  port: number
  /** Holds all data back without closing a connection: both sides see only a slow network. */
  cut: () => void
  /**
   * Drops all data, on the connections open now even after `restore`: as when a firewall has forgotten
   * them.
   */
  lose: () => void
  /** Delivers what was held back, and all that follows; dropped data stays lost. */
  restore: () => void
}

/** A TCP relay to a local port that can fail as networks do. */
async function newWire(to: number): Promise<Wire> {
  const pairs = new Map<Socket, Socket>()
  let dead: 'held' | 'lost' | undefined

  const relay = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    pairs.set(near, far)
    for (const [one, other] of both(near, far)) {
      one.on('error', () => {})
      one.once('close', () => other.destroy())
      if (!dead) one.pipe(other)
      else if (dead === 'lost') one.resume()
    }
    near.once('close', () => pairs.delete(near))
  })
  function forAll(act: (from: Socket, to: Socket) => void) {
    for (const [near, far] of pairs) for (const [one, other] of both(near, far)) act(one, other)
  }

  await once(relay.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    relay.close()
    forAll((from) => from.destroy())
  })
  const address = relay.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      dead = 'held'
      forAll((from, to) => from.unpipe(to).pause())
    },
    lose() {
      dead = 'lost'
      forAll((from, to) => from.unpipe(to).resume())
    },
    restore() {
      if (dead === 'held') forAll((from, to) => from.pipe(to))
      dead = undefined
    },
  }
}

function both(near: Socket, far: Socket): [Socket, Socket][] {
  return [
    [near, far],
    [far, near],
  ]
}

const health = async (url: string) => (await healthOf(url)).forms

/** A PostgreSQL store that its server reaches through the relay. */
async function storeOnWire() {
  const store = await newStore('PostgreSQL')
  const viaWire = new URL(store.environment.DATABASE_URL ?? '')
  const wire = await newWire(Number(viaWire.port))
  viaWire.port = String(wire.port)
  return { store, wire, environment: { DATABASE_URL: viaWire.href } }
}

it('refuses clearly while the wire to PostgreSQL is dead, and sends each mail once after it', async () => {
  const { store, wire, environment } = await storeOnWire()
  const peer = await newSmtpPeer()
  const { url, output } = await startInbox({ environment }, { SMTP_URL: peer.url })
  // Many at once, so that the server has several connections open.
  await Promise.all(numbers(20).map((n) => submitUntilStored(url, n, 'newsletter')))
  const tried = 'select id from outbox where attempts = 1 and claimed_until is null'
  await expect.poll(async () => (await store.query(tried)).length).toBe(20)
  await store.query(`update outbox set next_attempt_at = '2100-01-01T00:00:00.000Z'`)

  wire.cut()
  const lost = await Promise.all(numbers(12, 20).map((n) => submit(url, 'newsletter', n)))
  for (const outcome of lost) expectClearRefusal(outcome)
  await expect.poll(output).toContain('PostgreSQL does not answer in time')

  wire.restore()
  // Statements that were held back may claim mails; PostgreSQL has run them once forms are stored.
  await expect.poll(() => health(url)).toBe('ok')
  await peer.start()
  await store.query(`update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z'`)
  await expect.poll(() => waitingMails(store)).toBe(0)
  expect(arrivedMails(peer)).toEqual(await outboxMails(store))
  expect(peer.mails).toHaveLength(20)
  await Promise.all(numbers(12, 20).map((n) => submitUntilStored(url, n, 'newsletter')))
  expect(await storedEmails(store)).toHaveLength(32)
})

/** Milliseconds in which forms must be taken again once the network is back. */
const recovery = 10_000

it.each([
  { name: 'while nobody sends anything', cutFor: 12_000, sending: false },
  { name: 'while forms arrive', cutFor: 12_000, sending: true },
  { name: 'for a moment', cutFor: 2_000, sending: true },
])(
  'is back within ten seconds of a network that lost everything $name',
  async ({ cutFor, sending }) => {
    const { store, wire, environment } = await storeOnWire()
    const { url, output } = await startInbox({ environment })
    // Opens every connection of the pool, so that all of them will be dead.
    await Promise.all(numbers(40).map((n) => submitUntilStored(url, n, 'newsletter')))

    wire.lose()
    const during = sending ? numbers(12, 40).map((n) => submit(url, 'newsletter', n)) : []
    expect((await fetch(`${url}/about`)).status).toBe(200)
    await wait(cutFor)
    wire.restore()
    const restored = performance.now()
    await Promise.all(numbers(12, 60).map((n) => submitUntilStored(url, n, 'newsletter')))
    expect(performance.now() - restored).toBeLessThan(recovery)
    expect(await health(url)).toBe('ok')
    await Promise.all(during)
    if (cutFor > recovery) {
      const lines = logLines(output())
      // An exhausted pool may come before a query that times out, but no line repeats the one before.
      expect(lines.filter((line, number) => line === lines[number - 1])).toEqual([])
      expect(lines[0]).toMatch(/^forms are not available: /)
      expect(lines.at(-1)).toBe('forms are available again')
    }
    expect(await storedEmails(store)).toEqual(
      expect.arrayContaining(numbers(12, 60).map((n) => sender(n).email)),
    )
  },
)
