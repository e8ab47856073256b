import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { replaced } from './stop-on-signal.ts'

/**
 * Runs the server in a process of its own, and puts another in its place: on SIGHUP, when there is a
 * new build (without losing a request), and when it died. SIGTERM and Ctrl-C end all, with code 0.
 */

/** Milliseconds before a server that died is started again: the first time, and at most. */
const pause = { first: 100, longest: 10_000 }
/** Starts in a row that may fail before we end as well. The very first may not. */
const mostFailures = 5

type Started = { worker: Worker; address: string }
type Failed = { code: number }

// Each process takes its connections from the shared port itself: nothing passes through us.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: fileURLToPath(new URL('./main.ts', import.meta.url)) })

let serving: Worker | undefined
let stopping = false
/** What is under way: starts and replacements follow one another. */
let work = Promise.resolve()

/** Starts a server and waits until it listens, or has ended. */
function start(): Promise<Started | Failed> {
  const worker = cluster.fork()
  return new Promise((resolve) => {
    worker.once('message', (address) => resolve({ worker, address: String(address) }))
    worker.once('exit', (code) => resolve({ code: code || 1 }))
  })
}

function serve(worker: Worker): void {
  serving = worker
  worker.once('exit', () => {
    if (worker === serving && !stopping) next(startAgain)
  })
}

function next(step: () => Promise<void>): void {
  work = work.then(async () => {
    if (!stopping) await step()
  })
}

async function reload(): Promise<void> {
  const old = serving
  const started = await start()
  if ('code' in started) {
    if (!stopping) console.error('The new server did not start: the old one stays.')
    return
  }
  serve(started.worker)
  if (old?.isConnected()) old.send(replaced)
  console.log(`Reloaded on ${started.address}`)
}

async function startAgain(): Promise<void> {
  if (serving && !serving.isDead()) return
  console.error('The server has died and is started again.')
  for (let failures = 0; !stopping; failures += 1) {
    await wait(Math.min(pause.first * 4 ** failures, pause.longest))
    const started = await start()
    if ('worker' in started) return serve(started.worker)
    if (failures + 1 === mostFailures && !stopping) process.exit(started.code)
  }
}

function stop(): void {
  stopping = true
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  if (workers.length === 0) process.exit(0)
  for (const worker of workers) {
    worker.once('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
    })
    worker.process.kill('SIGTERM')
  }
}

process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
process.on('SIGHUP', () => next(reload))

const first = await start()
// What stopped it stands on the screen.
if ('code' in first) process.exit(stopping ? 0 : first.code)
serve(first.worker)
if (process.send) process.send(first.address)
else console.log(`Serving on ${first.address}`)
