/**
 * Simulated visitors: request pages in a loop, on new and kept-alive connections, and post a form and ask
 * for the server's health now and then. On SIGTERM prints as JSON how many answers came and what failed.
 *
 *     node visitors.ts ADDRESS
 */
import { setTimeout as wait } from 'node:timers/promises'

const [address = ''] = process.argv.slice(2)
const paths = ['/', '/about', '/careers', '/contact']
/** Milliseconds between two pages, and between two forms: within one address's limits here and in nginx. */
const pause = { reader: 50, writer: 1_000 }

const failures: string[] = []
const stored: string[] = []
let answers = 0
let stopped = false
process.once('SIGTERM', () => {
  stopped = true
})

async function ask(path: string, init: RequestInit, expected: number): Promise<void> {
  try {
    const answer = await fetch(address + path, init)
    await answer.arrayBuffer()
    if (answer.status === expected) answers += 1
    else failures.push(`${path}: ${answer.status}`)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    failures.push(`${path}: ${error.message} ${error.cause}`)
  }
}

async function reader(connection: 'keep-alive' | 'close'): Promise<void> {
  for (let turn = 0; !stopped; turn += 1) {
    await ask(paths[turn % paths.length] ?? '/', { headers: { connection } }, 200)
    await wait(pause.reader)
  }
}

async function writer(): Promise<void> {
  while (!stopped) {
    const email = `visitor-${stored.length}@mail.example`
    const form = { name: 'Ada Obi', email, subject: 'Question', message: 'Do you deliver?' }
    const body = JSON.stringify({ ...form, elapsed: '5000' })
    await ask(
      '/api/contact',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      201,
    )
    stored.push(email)
    await ask('/api/health', {}, 200)
    await wait(pause.writer)
  }
}

console.log(`asking as ${process.pid}`)
await Promise.all([reader('keep-alive'), reader('keep-alive'), reader('close'), writer()])
console.log(JSON.stringify({ answers, failures, stored }))
