import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { forms } from '#contract/forms.ts'
import { startCaddy, startNginx } from '../deploy/proxies.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { applicationForm, contactForm, pdf } from '../inbox/submissions.ts'
import { attacks } from './attacks.ts'
import { encode, send, type Target } from './client.ts'
import { peakMemory } from './process-figures.ts'

/** Milliseconds that an attack lasts, that an honest visitor waits for an answer, and until all is well again. */
const times = { attack: 6_000, patience: 20_000, recovery: 5_000 }
/** By how many bytes the server's memory may grow. */
const maxMemory = 300 * 1024 * 1024
/** Of the server alone, which takes in as much as the machine is fast: `MemoryMax` of site.service is 1 GB. */
const maxMemoryAlone = 500 * 1024 * 1024
/** Attackers are the clients number 2 to 20. */
const honest = 250

/** A visitor opens Home, sends a message and applies. @returns the statuses */
async function visit(target: Target, signal: AbortSignal): Promise<(number | string)[]> {
  const message = await encode(contactForm(1))
  const resume = await encode(applicationForm(2, pdf(30_000)))
  const answers = [
    send(target, honest, '/', { signal }),
    send(target, honest, forms.contact.endpoint, { body: message, signal }),
    send(target, honest, forms.application.endpoint, { body: resume, signal }),
  ]
  return Promise.all(answers.map((answer) => answer.catch(String)))
}

const good = [200, 201, 201]

/** Runs an attack, and something else meanwhile. */
async function during(
  attack: (typeof attacks)[string],
  target: Target,
  work: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const attacking = attack(target, stop.signal)
  await Promise.all([work(), wait(times.attack)])
  stop.abort()
  await attacking
}

describe.each(Object.entries(attacks))('%s', (_name, attack) => {
  it('the server alone survives, keeps its memory, and answers again', async () => {
    const server = await startInbox(await newStore('SQLite'), {
      TRUST_PROXY: 'off',
      RATE_LIMIT: '',
    })
    const target = { port: Number(new URL(server.url).port) }
    const before = await peakMemory(server.pid)
    await during(attack, target, async () => {})
    const growth = (await peakMemory(server.pid)) - before
    const again = () => visit(target, AbortSignal.timeout(times.recovery))
    await expect.poll(again, { timeout: times.recovery }).toEqual(good)
    expect(growth).toBeLessThan(maxMemoryAlone)
  })

  it.for([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const)('behind %s no other visitor notices', async ([, start], context) => {
    const server = await startInbox(await newStore('SQLite'), { RATE_LIMIT: '' })
    const target = await start(context, server.url)
    const before = await peakMemory(server.pid)
    await during(attack, target, async () => {
      for (let rounds = 0; rounds < 3; rounds += 1) {
        await wait(1_500)
        expect(await visit(target, AbortSignal.timeout(times.patience))).toEqual(good)
      }
    })
    expect((await peakMemory(server.pid)) - before).toBeLessThan(maxMemory)
  })
})
