import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { notifySystemd } from './systemd.ts'

/*
 * Holds the listening socket and has a server (serve.ts) answer on it. The next one, on another edition, answers
 * before the last one stops listening, so nobody is refused.
 */

/** The server that answers; undefined while the first one starts. */
let serving: Worker | undefined
let stopping = false

function stop() {
  stopping = true
  void notifySystemd('STOPPING=1')
  for (const server of Object.values(cluster.workers ?? {})) server?.process.kill('SIGTERM')
}

/** A server asks for the next one, or answers at an address. */
function hear(server: Worker, message: string) {
  if (stopping) return
  if (message === 'next') {
    cluster.fork()
    return
  }
  serving?.send('replaced')
  serving = server
  if (process.send) process.send(message)
  else console.log(`Serving on ${message}`)
}

/** Ends with the server that answers, and after a signal with the last one. */
function exited(server: Worker, code: number | null) {
  const isLast = Object.values(cluster.workers ?? {}).every((one) => one?.isDead())
  if (isLast || (!stopping && server === serving)) process.exit(code ?? 130)
  // Ids ascend: older servers were replaced, a younger one could not start.
  if (serving && server.id > serving.id) serving.send('refused')
}

if (process.argv.includes('--check')) await import('./serve.ts')
else {
  // Servers accept connections themselves, on a socket that they share.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: fileURLToPath(new URL('serve.ts', import.meta.url)) })
  cluster.on('message', hear).on('exit', exited)
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
  cluster.fork()
}
