import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { z } from 'zod'
import { endWithTests, runProgram } from '../server/run-node.ts'
import { clickActions, type Engine, keyActions, pointActions, typeActions } from './engine.ts'
import { everyday, printing } from './journeys.ts'
import { play } from './play.ts'

const answerSchema = z.looseObject({
  type: z.literal('success'),
  id: z.number(),
  result: z.unknown(),
})
const errorSchema = z.looseObject({
  type: z.literal('error'),
  id: z.number().nullable(),
  error: z.string(),
  message: z.string(),
})
const eventSchema = z.looseObject({
  type: z.literal('event'),
  method: z.string(),
  params: z.unknown(),
})
const messageSchema = z.discriminatedUnion('type', [answerSchema, errorSchema, eventSchema])

type Command = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** A connection to a browser that speaks WebDriver BiDi: commands with their results, and events. */
async function connectBidi(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Command>()
  const listeners = new Map<string, (params: unknown) => void>()

  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(data))
    if (message.type === 'event') return listeners.get(message.method)?.(message.params)
    const command = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'))
  })
  await once(socket, 'open')

  let commands = 0
  return {
    send(method: string, params: object = {}): Promise<unknown> {
      commands += 1
      socket.send(JSON.stringify({ id: commands, method, params }))
      return new Promise((resolve, reject) => waiting.set(commands, { resolve, reject }))
    },
    /** Listens to one kind of event, for which `session.subscribe` is sent separately. */
    listen(method: string, hear: (params: unknown) => void): void {
      listeners.set(method, hear)
    },
    disconnect: () => socket.close(),
  }
}

const contextSchema = z.object({ context: z.string() })
const valueSchema = z.object({
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const printSchema = z.object({ data: z.base64() })
const logSchema = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string().optional() }),
})

const preferences = [
  // Headless, Firefox has no mouse: set a fine pointer that can hover (Gecko's bits 2 and 4).
  ['ui.primaryPointerCapabilities', 6],
  ['ui.allPointerCapabilities', 6],
]

/** Starts Firefox, which speaks WebDriver BiDi without a driver. */
async function startFirefox(path: string): Promise<Engine> {
  const userPrefs = preferences.map((each) => `user_pref(${JSON.stringify(each).slice(1, -1)});`)
  const profile = await mkdtemp(join(tmpdir(), 'site-firefox-'))
  await writeFile(join(profile, 'user.js'), userPrefs.join('\n'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const firefox = runProgram([path, ...options], { HOME: profile }, { cwd: profile, group: true })
  endWithTests(firefox, 'SIGKILL')
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/)
  const { send, listen, disconnect } = await connectBidi(`${address}/session`)
  await send('session.new', { capabilities: {} })
  // The first tab has no focus, without which Firefox's buttons ignore Enter.
  const { context } = contextSchema.parse(await send('browsingContext.create', { type: 'tab' }))

  const complaints: string[] = []
  listen('log.entryAdded', (entry) => {
    const { level, text, source } = logSchema.parse(entry)
    // The map's frame is another browsing context, whose errors are not ours.
    if (level === 'error' && source.context === context) complaints.push(`${text}`)
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  const tell = async (method: string, params: object) => {
    await send(method, { context, ...params })
  }
  const perform = (actions: readonly object[]) => tell('input.performActions', { actions })
  return {
    open: (url) => tell('browsingContext.navigate', { url, wait: 'complete' }),
    back: () => tell('browsingContext.traverseHistory', { delta: -1 }),
    resize: (viewport) => tell('browsingContext.setViewport', { viewport }),
    async evaluate(expression) {
      const { result, exceptionDetails } = valueSchema.parse(
        await send('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        }),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    point: (at) => perform(pointActions(at)),
    click: () => perform(clickActions),
    type: (text) => perform(typeActions(text)),
    key: (key) => perform(keyActions(key)),
    async print() {
      const { data } = printSchema.parse(await send('browsingContext.print', { context }))
      return Buffer.from(data, 'base64')
    },
    complaints: async () => complaints,
    async close() {
      disconnect()
      // A clean shutdown is slow, and the profile is deleted.
      firefox.signal('SIGKILL')
      await firefox.ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const { firefox } = inject('engines')
play('Firefox', [firefox], startFirefox, { ...everyday, ...printing })
