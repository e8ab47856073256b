import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { forms } from '#contract/forms.ts'
import { runNode } from '../server/run-node.ts'
import type { BareInsert } from './bare-insert.ts'
import { contactForm } from './contact-forms.ts'
import { homeBeside } from './home-visits.ts'
import type { Measured } from './report.ts'
import { type Round, runWrk } from './wrk.ts'

const connectionCounts = [1, 8, 32]
const rounds = 5
/** Of each measurement; of the first, which only warms both sides up; and of what Home is beside. */
const seconds = { measured: 2, warm: 2, home: 10 }

export type StoreSettings = { DATA_DIR: string; DATABASE_URL: string | undefined }

/** Says what is being done, where someone watches. */
export function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}

const noRounds = (): Round[] => []

/** Sends contact forms over so many connections. */
async function load(folder: string, url: string, connections: number, time: number) {
  const form = join(folder, 'form.json')
  const key = 'KEY'
  const text = JSON.stringify({ ...contactForm(), key, email: `ada.${key}@visitors.example` })
  await writeFile(form, text)
  const lua = new URL('./contact-form.lua', import.meta.url).pathname
  const script = [lua, form, randomUUID().slice(0, 18)]
  return runWrk(url + forms.contact.endpoint, { seconds: time, connections, script })
}

/**
 * Measures a served and a bare store in turns, so that a busy minute of the machine meets both, and
 * how Home fares beside nothing, 32 readers of another file, 32 writers, and while somebody is erased.
 */
export async function measure(
  store: string,
  folder: string,
  settings: StoreSettings,
  bare: BareInsert,
): Promise<Measured> {
  const { DATA_DIR, DATABASE_URL = '' } = settings
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', SMTP_URL: '', SITE_URL: '' },
    TRUST_PROXY: '1',
    ...{ DATA_DIR, DATABASE_URL },
  }
  const server = runNode(['server/main.ts'], environment)
  const bareRates: number[] = []
  const byConnections = connectionCounts.map((connections) => ({ connections, rounds: noRounds() }))
  try {
    const [, url = ''] = await server.says(/Serving on (\S+)/)
    progress(`${store}: warming up`)
    await load(folder, url, Math.max(...connectionCounts), seconds.warm)
    await bare.run(seconds.warm / 2)
    for (let round = 1; round <= rounds; round += 1) {
      for (const { connections, rounds: done } of byConnections) {
        progress(`${store}: round ${round} of ${rounds}, bare`)
        bareRates.push(await bare.run(seconds.measured / 2))
        progress(`${store}: round ${round} of ${rounds}, ${connections} connections`)
        done.push(await load(folder, url, connections, seconds.measured))
      }
    }
    progress(`${store}: Home`)
    const idle = await homeBeside(url, () => wait(seconds.home * 1000))
    const readers = await homeBeside(url, () =>
      runWrk(`${url}/robots.txt`, { seconds: seconds.home, connections: 32 }),
    )
    const writers = await homeBeside(url, () => load(folder, url, 32, seconds.home))
    const erasing = await homeBeside(url, async () => {
      // Again and again: one takes no second, of whose visits 99 of 100 are all.
      for (const end = Date.now() + seconds.home * 1000; Date.now() < end; ) {
        await runNode(['server/cli/main.ts', 'erase', 'a@b.example', '--yes'], environment).ended
      }
    })
    return { store, bare: bareRates, byConnections, home: { idle, readers, writers, erasing } }
  } finally {
    server.signal('SIGTERM')
    await server.ended
    await bare.close()
  }
}
