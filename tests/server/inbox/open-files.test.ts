import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { serverProgram, startInbox } from './inbox-process.ts'
import { samplesOf } from './prometheus-text.ts'
import { newStore } from './stores.ts'
import { isStored, submit } from './submissions.ts'

it('more idle connections than a process may have files open cost nobody anything once they are gone', async () => {
  const port = await freePort()
  const limited = ['sh', '-c', 'ulimit -n 128 && exec "$@"', 'sh', ...serverProgram]
  const store = await newStore('SQLite')
  const { url } = await startInbox(store, { METRICS_PORT: String(port) }, limited)
  let closed = 0
  const idle = Array.from({ length: 200 }, () =>
    connect(Number(new URL(url).port), '127.0.0.1').once('close', () => {
      closed += 1
    }),
  )
  const metrics = async () =>
    samplesOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  // All are taken or refused, and the process still reads what it measures from files.
  await expect
    .poll(async () => (await metrics()).site_open_connections, { timeout: 30_000 })
    .toSatisfy((open) => closed > 0 && open + closed === idle.length)
  expect((await metrics()).process_open_fds).toBeLessThan(128)
  for (const socket of idle) socket.destroy()
  await expect.poll(() => submit(url, 'contact', 1), { timeout: 30_000 }).toSatisfy(isStored)
})
