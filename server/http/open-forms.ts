import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '#server/limits.ts'
import { clientNetwork } from './client-network.ts'
import { FormProblem } from './form-problem.ts'

/** Seconds after which there is room again, as a rule. */
const retryAfter = 3

/** Looks at the progress of bodies within the time that each part of one has. */
const looks = 10

/** A form on its way. */
type OpenForm = {
  /** Its place in the list of all. */
  index: number
  request: FastifyRequest
  reply: FastifyReply
  network: string
  /** What of it is held in memory. */
  bytes: number
  /** What its connection had brought when the current part began, and the looks since then. */
  partFrom: number
  looks: number
}

declare module 'fastify' {
  interface FastifyRequest {
    openForm: OpenForm | undefined
  }
}

export type OpenForms = {
  /** How many forms are on their way. */
  count: () => number
  /** Counts bytes of a form that are held in memory until it is answered. @throws {FormProblem} */
  hold: (request: FastifyRequest, bytes: number) => void
}

/**
 * Refuses forms beyond what can be worked off in good time, at once: a queue without end would help
 * nobody. What counts is what has arrived, not what was announced. A form whose body does not get
 * on is answered and closed.
 *
 * @param partTime milliseconds for each further part of a body
 */
export function limitOpenForms(
  app: FastifyInstance,
  partTime: number = limits.bodyProgress.value,
): OpenForms {
  // A list, no Map or Set: V8 links each table that a busy one has outgrown to the next, so that forms
  // that are long over survive, and the pauses of the garbage collector grow from 2 ms to 20.
  const open: OpenForm[] = []
  app.decorateRequest('openForm', undefined)

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const network = clientNetwork(request.ip)
    const own = open.reduce((sum, form) => (form.network === network ? sum + 1 : sum), 0)
    if (own >= limits.openFormsOfOne.value) throw new FormProblem('too-many', { retryAfter })
    if (open.length >= limits.openForms.value) throw new FormProblem('unavailable', { retryAfter })
    const form = { index: open.length, request, reply, network, bytes: 0, ...newPart(request) }
    open.push(form)
    request.openForm = form
    onceOver(reply.raw, request.raw.socket, () => {
      request.openForm = undefined
      leave(open, form)
    })
  })

  // Counted in looks, not by the clock: when the process itself was held up, nobody else is slow.
  const timer = setInterval(() => {
    for (const form of open) look(form)
  }, partTime / looks).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  function hold(request: FastifyRequest, bytes: number): void {
    const form = request.openForm
    if (!form) return
    let [ofAll, ofOne] = [bytes, bytes]
    for (const other of open) {
      ofAll += other.bytes
      if (other.network === form.network) ofOne += other.bytes
    }
    if (ofOne > limits.uploadBytesOfOne.value) throw new FormProblem('too-many', { retryAfter })
    if (ofAll > limits.uploadBytes.value) throw new FormProblem('unavailable', { retryAfter })
    form.bytes += bytes
  }
  return { count: () => open.length, hold }
}

/** Takes a form from the list; the last one gets its place. */
function leave(open: OpenForm[], form: OpenForm): void {
  const last = open.pop()
  if (!last || last === form) return
  last.index = form.index
  open[form.index] = last
}

function newPart({ raw }: FastifyRequest): Pick<OpenForm, 'partFrom' | 'looks'> {
  return { partFrom: raw.socket.bytesRead, looks: 0 }
}

function look(form: OpenForm): void {
  const { raw } = form.request
  if (raw.complete) return
  form.looks += 1
  if (form.looks < looks) return
  const brought = raw.socket.bytesRead - form.partFrom
  Object.assign(form, newPart(form.request))
  if (brought < limits.bodyPart.value) giveUp(form)
}

/** Ends the reading of a body; whoever reads it answers with what it ended with. */
function giveUp({ request: { raw }, reply }: OpenForm): void {
  reply.header('connection', 'close')
  if (raw.listenerCount('error') > 0) raw.emit('error', new FormProblem('too-slow'))
  else raw.destroy()
}

const underWay = new WeakMap<Socket, (() => void)[]>()

/**
 * Calls back once when an exchange is over, however it ends. An answer that waits behind another
 * on its connection hears nothing when that breaks, so the connection is listened to as well.
 */
function onceOver(answer: NodeJS.EventEmitter, socket: Socket, callback: () => void): void {
  const open = underWay.get(socket) ?? []
  if (!underWay.has(socket)) {
    underWay.set(socket, open)
    socket.once('close', () => {
      for (const over of [...open]) over()
    })
  }
  const over = () => {
    const index = open.indexOf(over)
    if (index === -1) return
    open.splice(index, 1)
    callback()
  }
  open.push(over)
  answer.once('close', over)
}
