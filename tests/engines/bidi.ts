import { once } from 'node:events'
import { z } from 'zod'

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
export async function connectBidi(address: string) {
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
    /** Hears one kind of event, to which the session is subscribed beside this. */
    listen(method: string, hear: (params: unknown) => void): void {
      listeners.set(method, hear)
    },
    disconnect: () => socket.close(),
  }
}
