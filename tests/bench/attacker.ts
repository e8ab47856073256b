import { setTimeout as wait } from 'node:timers/promises'
import { forms } from '#contract/forms.ts'
import { head, openSocket } from '../server/attacks/raw-socket.ts'
import { ask, type Client, client } from '../server/attacks/visitor.ts'
import { contactForm, numbers } from '../server/inbox/submissions.ts'

/** Milliseconds that each attack lasts. */
const lasts = 5_000

type Attack = (url: string, from: Client, stop: AbortSignal) => Promise<unknown>

function open(url: string, from: Client, stop: AbortSignal, count: number, bytes: string) {
  return Promise.all(
    numbers(count).map(async () => (await openSocket(url, from, stop)).pause().write(bytes)),
  )
}

const json = { 'Content-Type': 'application/json', 'Content-Length': '200000' }
const upload = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '10000000' }

/** Each in turn: what would exhaust descriptors, memory, the table of open forms, the processor. */
const attacks: readonly Attack[] = [
  (url, from, stop) =>
    open(url, from, stop, 2, head('GET /annual-report.pdf', from).repeat(20_000)),
  (url, from, stop) => open(url, from, stop, 300, ''),
  (url, from, stop) =>
    open(url, from, stop, 100, `${head(`POST ${forms.contact.endpoint}`, from, json)}{`),
  (url, from, stop) =>
    open(url, from, stop, 26, head(`POST ${forms.application.endpoint}`, from, upload)),
  async (url, from, stop) => {
    const message = `e${'\u0316'.repeat(60_000)}${'\u0301'.repeat(60_000)}`
    const body = Buffer.from(JSON.stringify({ ...contactForm(1), message }))
    const headers = { 'content-type': 'application/json' }
    while (!stop.aborted) {
      await ask(url + forms.contact.endpoint, from, { method: 'POST', headers, body, signal: stop })
    }
  },
]

/** Attacks the server, one way after the other from address to address, until told to stop. */
export async function attackSite(url: string, stop: AbortSignal): Promise<number> {
  let done = 0
  while (!stop.aborted) {
    const attack = attacks[done % attacks.length]
    const over = AbortSignal.any([stop, AbortSignal.timeout(lasts)])
    // Whatever becomes of the attacker: it is the others who are watched.
    await Promise.all([
      attack?.(url, client('behind a proxy', 2 + (done % 200)), over).catch(() => {}),
      wait(lasts, undefined, { signal: over }).catch(() => {}),
    ])
    done += 1
  }
  return done
}
