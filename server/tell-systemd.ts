import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
let told = Promise.resolve()

/**
 * Tells systemd what we are about (sd_notify(3)), where it has started us and wants to know. Its
 * socket is one for datagrams in the file system, which Node cannot send to: systemd's own program
 * does, one message after the other.
 */
export function tellSystemd(...state: string[]): void {
  if (!process.env.NOTIFY_SOCKET) return
  told = told.then(async () => {
    await run('systemd-notify', state).catch((error) => {
      console.error(`systemd was not told ${state[0]}: ${String(error.code)}`)
    })
  })
}

/** Tells it so twice in the time after which it would start us anew (`WatchdogSec=`). */
export function tellSystemdThatWeLive(): void {
  const microseconds = Number(process.env.WATCHDOG_USEC)
  if (microseconds > 0) setInterval(() => tellSystemd('WATCHDOG=1'), microseconds / 2000)
}
