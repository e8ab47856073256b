import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { skipTest } from '../server/deploy/program-or.ts'
import { freePort } from '../server/inbox/free-port.ts'
import { endWithTests, runProgram } from '../server/run-node.ts'
import { clickActions, type Engine, keyActions, pointActions, typeActions } from './engine.ts'
import { everyday, printing } from './journeys.ts'
import { play } from './play.ts'

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })
const complaintsSchema = z.array(z.string())

/** Runs in each page once it is loaded: WebKitWebDriver does not report the console. */
const collectComplaints = `(() => {
  const complaints = (window.complaints = [])
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(violatedDirective + ' forbids ' + blockedURI))
})()`

/** Starts WebKitGTK's MiniBrowser by its WebDriver, on an X server of its own (Xvfb). */
async function startWebKit(driverPath: string, xvfbPath: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'site-webkit-'))
  const options = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '1']
  const xvfb = runProgram([xvfbPath, ...options], {}, { cwd: home })
  endWithTests(xvfb, 'SIGKILL')
  const [, display] = await xvfb.says(/^(\d+)$/m)

  const port = await freePort()
  const driver = runProgram(
    [driverPath, `--port=${port}`, '--host=127.0.0.1'],
    { DISPLAY: `:${display}`, HOME: home, NO_AT_BRIDGE: '1' },
    { cwd: home, group: true },
  )
  endWithTests(driver, 'SIGKILL')
  const status = () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok)
  await expect.poll(status).toBe(true)

  async function call(path: string, body: object): Promise<unknown> {
    const address = `http://127.0.0.1:${port}/session${path}`
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    const { value } = answerSchema.parse(await answer.json())
    if (answer.ok) return value
    const { error, message } = errorSchema.parse(value)
    throw new Error(`${error}: ${message}`)
  }
  const { sessionId } = sessionSchema.parse(await call('', { capabilities: {} }))
  const tell = async (command: string, body: object) => {
    await call(`/${sessionId}/${command}`, body)
  }
  const evaluate = (expression: string) =>
    call(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] })
  const perform = (actions: readonly object[]) => tell('actions', { actions })
  const complaints: string[] = []
  const take = async () => {
    complaints.push(...complaintsSchema.parse(await evaluate('window.complaints?.splice(0) ?? []')))
  }
  return {
    async open(url) {
      await take()
      await tell('url', { url })
      await evaluate(collectComplaints)
    },
    back: () => tell('back', {}),
    resize: (size) => tell('window/rect', size),
    evaluate,
    point: (at) => perform(pointActions(at)),
    click: () => perform(clickActions),
    type: (text) => perform(typeActions(text)),
    key: (key) => perform(keyActions(key)),
    async complaints() {
      await take()
      return complaints
    },
    async close() {
      driver.signal('SIGKILL')
      await driver.ended
      // Not SIGKILL: Xvfb removes its lock file and socket.
      xvfb.signal('SIGTERM')
      await xvfb.ended
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const { webkit, xvfb } = inject('engines')
play('WebKitGTK', [webkit, xvfb], startWebKit, everyday)

it.for(Object.keys(printing))('WebKitGTK %s', async (_, context) => {
  skipTest(context, 'WebKitGTK cannot be told to print: its driver has no command for it')
})
