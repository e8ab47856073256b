import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { pagePaths } from '#content/model/paths.ts'
import { type FormKind, forms } from '#contract/forms.ts'
import { head, openSocket } from '../server/attacks/raw-socket.ts'
import { ask, type Client, client } from '../server/attacks/visitor.ts'
import {
  applicationForm,
  contactForm,
  numbers,
  pdf,
  send,
  submit,
} from '../server/inbox/submissions.ts'
import { median, megabytes, percentile, progress, report, whole } from './results.ts'
import { withFolder, withServer } from './served.ts'

/** `npm run bench:soak`, or for fewer minutes: `npm run bench:soak -- 2`. */
const minutes = Number(process.argv.find((word) => /^[\d.]+$/.test(word)) ?? 10)
const visitors = 12
/** Most assets fetched for a page. */
const mostAssets = 6
/** Most attempts to send a form: a real visitor would give up too. */
const mostTries = 5
/** Milliseconds that each attack lasts. */
const attackMs = 5_000

/** Totals over all honest visitors; `pages` holds milliseconds to the last byte. */
const met = { requests: 0, forms: 0, toldToWait: 0 }
const pages: number[] = []
const errors: string[] = []

/** Loads a file, conditionally if it has a validator. @throws on a status other than 200, or 304 then */
async function load(url: string, headers: Record<string, string>, validator?: string) {
  const conditional: Record<string, string> = validator ? { 'if-none-match': validator } : {}
  const answer = await fetch(url, { headers: { ...headers, ...conditional } })
  const text = await answer.text()
  met.requests += 1
  if (answer.status !== (validator ? 304 : 200)) throw new Error(`${url}: ${answer.status}`)
  return { etag: answer.headers.get('etag') ?? '', text }
}

async function sendForm(url: string, kind: FormKind, n: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { status, retryAfter, body } = await (kind === 'application'
      ? send(url, kind, { body: applicationForm(n, pdf(200_000)) }, n)
      : submit(url, kind, n))
    if (status === 201) break
    if (retryAfter === null || tries === mostTries) {
      throw new Error(`the ${kind} form was answered ${status}: ${body}`)
    }
    met.toldToWait += 1
    await wait(1000 * Number(retryAfter))
  }
  met.forms += 1
}

/**
 * Visits the site until told to stop: pages with their assets, the page again with its validator, the
 * search's files, and all three forms, with resumes.
 */
async function visitSite(url: string, visitor: number, stop: AbortSignal): Promise<void> {
  const headers = {
    'x-forwarded-for': `203.0.113.${visitor}`,
    'accept-encoding': 'br, gzip',
  }
  const paths = pagePaths()
  for (let step = 0; !stop.aborted; step += 1) {
    const n = visitor + 40 * step
    try {
      const page = url + (paths[n % paths.length] ?? '/')
      const begin = performance.now()
      const { etag, text } = await load(page, headers)
      pages.push(performance.now() - begin)
      const assets = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].slice(0, mostAssets)
      await Promise.all(assets.map(([, path]) => load(url + path, headers)))
      await load(page, headers, etag)
      if (step % 3 === 0) {
        const files = ['pagefind/pagefind-entry.json', 'pagefind/pagefind.js', 'search?q=gas']
        await Promise.all(files.map((file) => load(`${url}/${file}`, headers)))
      }
      if (step % 4 === 1) await sendForm(url, 'contact', n)
      if (step % 12 === 2) await sendForm(url, 'application', n)
      if (step % 8 === 3) await sendForm(url, 'newsletter', n)
    } catch (error) {
      errors.push(String(error))
    }
    await wait(100)
  }
}

function open(url: string, from: Client, stop: AbortSignal, count: number, bytes: string) {
  return Promise.all(
    numbers(count).map(async () => (await openSocket(url, from, stop)).pause().write(bytes)),
  )
}

const { contact, application } = forms
const json = { 'Content-Type': 'application/json', 'Content-Length': '200000' }
const upload = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '10000000' }

/** Attacks that take turns: on descriptors, memory, the table of open forms and the processor. */
const attacks: readonly ((url: string, from: Client, stop: AbortSignal) => Promise<unknown>)[] = [
  (url, from, stop) =>
    open(url, from, stop, 2, head('GET /annual-report.pdf', from).repeat(20_000)),
  (url, from, stop) => open(url, from, stop, 300, ''),
  (url, from, stop) =>
    open(url, from, stop, 100, `${head(`POST ${contact.endpoint}`, from, json)}{`),
  (url, from, stop) =>
    open(url, from, stop, 26, head(`POST ${application.endpoint}`, from, upload)),
  async (url, from, signal) => {
    const message = `e${'\u0316'.repeat(60_000)}${'\u0301'.repeat(60_000)}`
    const body = Buffer.from(JSON.stringify({ ...contactForm(1), message }))
    const headers = { 'content-type': 'application/json' }
    while (!signal.aborted) {
      await ask(url + contact.endpoint, from, { method: 'POST', headers, body, signal })
    }
  },
]

/** Runs one attack after another, from changing addresses, until told to stop. @returns how many */
async function attackSite(url: string, stop: AbortSignal): Promise<number> {
  let done = 0
  for (; !stop.aborted; done += 1) {
    const over = AbortSignal.any([stop, AbortSignal.timeout(attackMs)])
    const from = client('behind a proxy', 2 + (done % 200))
    // How an attack ends does not matter: only honest visitors are measured.
    await Promise.allSettled([
      attacks[done % attacks.length]?.(url, from, over),
      wait(attackMs, undefined, { signal: over }),
    ])
  }
  return done
}

/** Samples a process's memory and descriptors every second until told to stop. */
async function sampled(pid: number, stop: AbortSignal) {
  const samples: { memory: number; descriptors: number }[] = []
  while (!stop.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => [])
    const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    samples.push({ memory, descriptors: descriptors.length })
    await wait(1000)
  }
  return samples
}

await withFolder((folder) =>
  withServer({ DATA_DIR: folder, TRUST_PROXY: '1' }, async (url, server) => {
    const end = new AbortController()
    const watched = sampled(server.pid, end.signal)
    const visits = numbers(visitors).map((visitor) => visitSite(url, visitor, end.signal))
    const attacked = attackSite(url, end.signal)
    for (let left = minutes; left > 0; left -= 1) {
      await Promise.race([wait(60_000 * Math.min(1, left)), server.ended])
      progress(`${met.requests} requests, ${errors.length} errors`)
    }
    end.abort()
    await Promise.all(visits)
    // The first fifth is warm-up; a leak shows between the second and the last. Medians, to ignore
    // peaks.
    const samples = await watched
    const fifth = Math.max(1, Math.floor(samples.length / 5))
    const both = [samples.slice(fifth, 2 * fifth), samples.slice(-fifth)]
    const memory = both.map((part) => megabytes(median(part, (sample) => sample.memory)))
    const descriptors = both.map((part) => median(part, (sample) => sample.descriptors))
    await report('A soak', [
      ['Soak', ''],
      ['Minutes', String(minutes)],
      ['Honest visitors', String(visitors)],
      ['Their requests', whole(met.requests)],
      ['Their forms', whole(met.forms)],
      ['Forms sent again because the server said so', String(met.toldToWait)],
      ['Their errors', String(errors.length)],
      ['A page, p50', `${percentile(pages, 0.5).toFixed(1)} ms`],
      ['A page, p99', `${percentile(pages, 0.99).toFixed(1)} ms`],
      ['Attacks of five seconds beside them', String(await attacked)],
      ['Memory, second and last fifth', memory.join(', ')],
      ['Descriptors, second and last fifth', descriptors.join(', ')],
    ])
  }),
)
for (const error of new Set(errors)) console.log(`  ✗ ${error}`)
if (errors.length > 0) process.exitCode = 1
