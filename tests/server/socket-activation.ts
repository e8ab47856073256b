/**
 * Stands in for systemd with site.socket and site.service: holds the listening
 * socket, starts the server on it again whenever it ends, and reloads it on SIGHUP. SIGTERM ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { BoundSocket } from 'node:net'

const socket = new BoundSocket({ port: Number(process.env.PORT), host: '127.0.0.1' })
const serverProgram = [process.execPath, 'server/main.ts']
/** Milliseconds until a server that ended is started again. */
const restartDelay = 200
let server: ChildProcess | undefined
let stopping = false

function start(): void {
  // A process can only name itself in `LISTEN_PID`, before it becomes the server.
  server = spawn('sh', ['-c', 'LISTEN_PID=$$ exec "$@"', 'sh', ...serverProgram], {
    stdio: ['ignore', 'inherit', 'inherit', socket.fd()],
    env: { ...process.env, LISTEN_FDS: '1' },
  })
  server.once('exit', (code) => {
    if (stopping) process.exit(code ?? 1)
    setTimeout(start, restartDelay)
  })
}

/** The two `ExecReload=` of site.service. */
function reload(): void {
  const check = spawn(process.execPath, ['server/main.ts', '--check'], { stdio: 'inherit' })
  check.once('exit', (code) => {
    if (code === 0) server?.kill('SIGTERM')
    else console.log('The reload failed')
  })
}

process.on('SIGHUP', reload).on('SIGTERM', () => {
  stopping = true
  server?.kill('SIGTERM')
})
start()
