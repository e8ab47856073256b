import { type ChildProcess, execFile, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { editionsFolder, liveEdition } from './editions.ts'
import { bindSockets, ListenError, type Sockets } from './listen.ts'
import { readSettings, type Settings, settingsOrExit } from './settings.ts'
import { alive, beatEvery, limits, replaced, retired } from './supervised.ts'

/**
 * Holds the listening sockets and runs the server in a process of its own, which accepts from them.
 * Puts another in its place without refusing a connection: on SIGHUP, when there is a new build or a
 * setting has changed; when the desk has published an edition; when it died; when it hangs. SIGTERM and
 * Ctrl-C end all, with code 0.
 *
 * Ends by itself only when the very first server does not start, which prints why. Later on, a start
 * that fails is repeated for ever: if we ended, systemd would only do the same, and visitors whose
 * connections wait meanwhile would be refused.
 */

const run = promisify(execFile)
let told = Promise.resolve()

/**
 * Reports our state to systemd (sd_notify(3)) if it has set `NOTIFY_SOCKET`. That is a Unix datagram
 * socket, to which Node cannot send, so `systemd-notify` does, one message after the other.
 */
function tellSystemd(...state: string[]): void {
  if (!process.env.NOTIFY_SOCKET) return
  told = told.then(async () => {
    await run('systemd-notify', state).catch((error) => {
      console.error(`systemd was not told ${state[0]}: ${String(error.code)}`)
    })
  })
}

/** Sends `WATCHDOG=1` twice in each `WatchdogSec=`, after which systemd would restart us. */
function tellSystemdThatWeLive(): void {
  const microseconds = Number(process.env.WATCHDOG_USEC)
  if (microseconds > 0) setInterval(() => tellSystemd('WATCHDOG=1'), microseconds / 2000)
}

/** Milliseconds before a server that died is started again: the first time, and at most. */
const pauses = { first: 100, longest: 10_000 }
/** Milliseconds that a server must live for the pause to begin at `first` again. */
const settled = 60_000
/** Milliseconds for a server to end once its own time to stop is over. */
const grace = 1_000

/** Milliseconds between two looks at where the desk's link to what is published leads. */
const looksEvery = 1_000
/** Milliseconds until an edition that could not be served is tried again. */
const againAfter = 60_000

type Started = { worker: ChildProcess; address: string }
type Failed = { code: number }

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
/** Each server reads the settings anew; these only give the ports and the folder of editions. */
const settings = settingsOrExit()
const workers = new Set<ChildProcess>()
let sockets: Sockets = new Map()
let serving: ChildProcess | undefined
let pause = pauses.first
/** Where the link led at the last look, and the edition that was served last. */
let published = liveEdition(editionsFolder(settings))
let served = published
let stopping = false
/** The queue of starts and replacements: one at a time. */
let work = Promise.resolve()

/** Starts a server of an edition, or of `build/`, and waits until it listens, or has ended. */
function start(edition: string | undefined): Promise<Started | Failed> {
  return new Promise<Started | Failed>((resolve) => {
    // From 3 on: the first three are standard input, output and errors.
    const named = [...sockets.keys()].map((name, index) => `--${name}=${3 + index}`)
    const inherited = [...sockets.values()].map((socket) => socket.fd())
    const worker = fork(main, named, {
      stdio: [0, 1, 2, ...inherited, 'ipc'],
      env: { ...process.env, EDITION: edition },
    })
    workers.add(worker)
    watch(worker)
    worker.on('message', (said) => {
      if (said !== alive) resolve({ worker, address: String(said) })
    })
    function ended(code: number) {
      workers.delete(worker)
      resolve({ code: code || 1 })
      if (stopping && workers.size === 0) process.exit(0)
    }
    worker.once('exit', ended)
    // When no process could be spawned, `error` comes without `exit`.
    worker.on('error', () => worker.pid === undefined && ended(1))
  }).catch((error) => {
    // `fork` throws some such errors, ENOMEM for one.
    console.error(`There is no process to be had: ${String(error)}`)
    return { code: 1 }
  })
}

/**
 * Ends a server that gives no sign of life. It counts ticks of its own timer, not seconds: while the
 * whole machine sleeps or stalls, that timer stands still too.
 */
function watch(worker: ChildProcess): void {
  let missed = 0
  const timer = setInterval(() => {
    missed += 1
    if (missed * beatEvery < limits.hanging.value) return
    clearInterval(timer)
    console.error('The server hangs and is ended.')
    worker.kill('SIGKILL')
  }, beatEvery)
  worker.on('message', () => {
    missed = 0
  })
  worker.once('exit', () => clearInterval(timer))
}

function serve(worker: ChildProcess): void {
  const since = performance.now()
  serving = worker
  worker.once('exit', () => {
    if (worker !== serving || stopping) return
    if (performance.now() - since > settled) pause = pauses.first
    next(startAgain)
  })
}

/** Tells a server that another one has replaced it, and waits until it accepts no more connections. */
function retire(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!worker.connected) return resolve()
    worker.once('exit', () => resolve())
    worker.on('message', (said) => {
      if (said === retired) resolve()
    })
    worker.send(replaced, (error) => {
      if (error) resolve()
    })
  })
}

function placesOf({ PORT, HOST, METRICS_PORT }: Settings): string {
  return JSON.stringify({ PORT, HOST, METRICS_PORT })
}

/** Whether PORT, HOST or METRICS_PORT have changed. The server itself reports invalid settings. */
function moved(): boolean {
  try {
    return placesOf(readSettings(process.env, () => {})) !== placesOf(settings)
  } catch {
    return false
  }
}

function next(step: () => Promise<void>): void {
  work = work.then(async () => {
    if (!stopping) await step()
  })
}

async function reload(): Promise<void> {
  const old = serving
  tellSystemd('RELOADING=1', `MONOTONIC_USEC=${process.hrtime.bigint() / 1000n}`)
  // There is no link while a backup is restored: the served edition stays.
  const edition = liveEdition(editionsFolder(settings)) ?? served
  published = edition
  const started = await start(edition)
  tellSystemd('READY=1')
  if (stopping) return
  if ('code' in started) {
    console.error('The new server did not start: the old one stays.')
    setTimeout(() => {
      published = served
    }, againAfter)
    return
  }
  served = edition
  serve(started.worker)
  if (old) await retire(old)
  if (moved()) {
    console.error('PORT, HOST and METRICS_PORT stay as they were: they change with a restart.')
  }
  console.log(`Reloaded on ${started.address}`)
}

async function startAgain(): Promise<void> {
  if (serving && workers.has(serving)) return
  console.error('The server has died and is started again.')
  for (;;) {
    await wait(pause)
    pause = Math.min(pause * 4, pauses.longest)
    if (stopping) return
    const started = await start(served)
    if ('worker' in started) return serve(started.worker)
    console.error(`The server did not start: tried again in ${pause / 1000} s. Visitors wait.`)
  }
}

function stop(): void {
  if (workers.size === 0) process.exit(0)
  for (const worker of workers) worker.kill('SIGTERM')
  if (stopping) return
  stopping = true
  tellSystemd('STOPPING=1')
  // Once the servers stop listening too, new connections are refused instead of waiting in vain.
  for (const socket of sockets.values()) socket.close()
  setTimeout(() => {
    for (const worker of workers) worker.kill('SIGKILL')
  }, limits.stopping.value + grace)
}

process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
// The first start reads everything anyway.
process.on('SIGHUP', () => serving && next(reload))
setInterval(() => {
  const now = liveEdition(editionsFolder(settings))
  if (!now || now === published || !serving) return
  published = now
  next(reload)
}, looksEvery)

try {
  // On Windows a process cannot inherit a socket's descriptor: there the server binds its ports itself.
  if (process.platform !== 'win32') sockets = await bindSockets(settings)
} catch (error) {
  if (!(error instanceof ListenError)) throw error
  console.error(error.message)
  process.exit(1)
}
const first = await start(served)
if ('code' in first) process.exit(stopping ? 0 : first.code)
serve(first.worker)
tellSystemd('READY=1')
tellSystemdThatWeLive()
if (process.send) process.send(first.address)
else console.log(`Serving on ${first.address}`)
