import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '#server/limits.ts'
import { clientNetwork } from './client-network.ts'
import { FormProblem } from './form-problem.ts'

/** Seconds after which there is room again, as a rule. */
const retryAfter = 3

/** Looks at the progress of bodies within the time that each part of one has. */
const looks = 10

/** What the forms on their way of one network, or of all, have of the server. */
type Use = { forms: number; bytes: number }

/** A form on its way. */
type OpenForm = {
  request: FastifyRequest
  reply: FastifyReply
  uses: readonly Use[]
  bytes: number
  /** What its connection had brought when the current part began, and the looks since then. */
  partFrom: number
  looks: number
}

export type OpenForms = {
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
  const all: Use = { forms: 0, bytes: 0 }
  const byNetwork = new Map<string, Use>()
  const open = new Map<FastifyRequest, OpenForm>()

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const network = clientNetwork(request.ip)
    const own = byNetwork.get(network) ?? { forms: 0, bytes: 0 }
    if (own.forms >= limits.openFormsOfOne.value) throw new FormProblem('too-many', { retryAfter })
    if (all.forms >= limits.openForms.value) throw new FormProblem('unavailable', { retryAfter })
    byNetwork.set(network, own)
    const form = { request, reply, uses: [all, own], bytes: 0, ...newPart(request) }
    for (const use of form.uses) use.forms += 1
    open.set(request, form)
    onceOver(reply.raw, request.raw.socket, () => {
      open.delete(request)
      for (const use of form.uses) {
        use.forms -= 1
        use.bytes -= form.bytes
      }
      if (own.forms === 0) byNetwork.delete(network)
    })
  })

  // Counted in looks, not by the clock: when the process itself was held up, nobody else is slow.
  const timer = setInterval(() => {
    for (const form of open.values()) look(form)
  }, partTime / looks).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  function hold(request: FastifyRequest, bytes: number): void {
    const form = open.get(request)
    if (!form) return
    const [{ bytes: ofAll }, { bytes: ofOne }] = [all, form.uses[1] ?? all]
    if (ofOne + bytes > limits.uploadBytesOfOne.value) {
      throw new FormProblem('too-many', { retryAfter })
    }
    if (ofAll + bytes > limits.uploadBytes.value) {
      throw new FormProblem('unavailable', { retryAfter })
    }
    form.bytes += bytes
    for (const use of form.uses) use.bytes += bytes
  }
  return { hold }
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

const underWay = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls back once when an exchange is over, however it ends. An answer that waits behind another
 * on its connection hears nothing when that breaks, so the connection is listened to as well.
 */
function onceOver(answer: NodeJS.EventEmitter, socket: Socket, callback: () => void): void {
  const open = underWay.get(socket) ?? new Set()
  if (!underWay.has(socket)) {
    underWay.set(socket, open)
    socket.once('close', () => {
      for (const over of open) over()
    })
  }
  const over = () => {
    if (open.delete(over)) callback()
  }
  open.add(over)
  answer.once('close', over)
}
