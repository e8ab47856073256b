import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The first descriptor that systemd passes (`SD_LISTEN_FDS_START`): site.socket has one. */
const firstDescriptor = 3

const run = promisify(execFile)

/**
 * The listening socket of site.socket (sd_listen_fds(3)), a descriptor of main.ts, which `node:cluster` listens on for
 * us; undefined without systemd. It stays open while the service restarts: connections wait in it for the next process.
 */
export function inheritedSocket(): { fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  // Everybody below inherits the variables, but not the descriptor.
  const isOurs = Number(LISTEN_PID) === process.ppid && Number(LISTEN_FDS) > 0
  return isOurs ? { fd: firstDescriptor } : undefined
}

/**
 * Reports our state to systemd (sd_notify(3)) if it has set `NOTIFY_SOCKET`. That is a Unix datagram
 * socket, to which Node cannot send, so `systemd-notify` does.
 */
export async function notifySystemd(state: string): Promise<void> {
  if (!process.env.NOTIFY_SOCKET) return
  await run('systemd-notify', [state]).catch((error) => {
    console.error(`systemd-notify ${state} failed: ${String(error.code)}`)
  })
}

/** Sends `WATCHDOG=1` twice in each `WatchdogSec=`, after which systemd ends a process that hangs. */
export function startWatchdog(): void {
  const microseconds = Number(process.env.WATCHDOG_USEC)
  if (microseconds > 0) setInterval(() => notifySystemd('WATCHDOG=1'), microseconds / 2000).unref()
}
