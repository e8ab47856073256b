/**
 * Ends with code 0 when the server serves pages; where forms cannot be stored it says so, because
 * another process would not help.
 *
 *     node deploy/health-check.ts [--wait SECONDS]
 *
 * Reads PORT and HOST where the server does.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { settingsOrExit } from '#server/settings.ts'

/** Milliseconds for one answer, and between two tries. */
const timeoutMs = 5_000
const pause = 250

const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' } } })
const { PORT, HOST } = settingsOrExit()
// Who listens on all addresses is asked on this machine's own.
const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/health`

async function healthy(): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (!answer?.ok) return false
  const { forms = 'ok', code = '' } = await answer.json().catch(() => ({}))
  if (forms !== 'ok') console.error(`pages are served, forms are not (${code}): the log says why`)
  return true
}

const end = Date.now() + Number(values.wait) * 1000
let ok = await healthy()
while (!ok && Date.now() < end) {
  await wait(pause)
  ok = await healthy()
}
if (!ok) console.error(`no good answer from ${address}`)
process.exitCode = ok ? 0 : 1
