import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { clientNetwork, leastMissed } from './networks.ts'

export const limits = {
  bodyProgress: {
    value: 10_000,
    unit: 'milliseconds',
    of: 'the time for each further part of a form',
    beyond: '408, closed',
  },
  // The slowest mobile networks bring twice as much.
  bodyPart: {
    value: 10 * 1024,
    unit: 'bytes',
    of: 'what such a part must bring, at least',
    beyond: '408, closed',
  },
  grace: {
    value: 2_000,
    unit: 'milliseconds',
    of: 'the time for which a form is not ended for those of addresses that have as many',
    beyond: 'it may be, when it is the slowest and there is no room',
  },
  openForms: {
    value: 512,
    unit: '',
    of: 'forms on their way',
    beyond: 'the slowest of the address that has most gets 503; without one, the next form',
  },
  openFormsOfOne: {
    value: 80,
    unit: '',
    of: 'forms on their way from one address',
    beyond: 'its slowest gets 429; without one, its next form',
  },
  uploadBytes: {
    value: 112 * 1024 * 1024,
    unit: 'bytes',
    of: 'what has arrived of uploads on their way',
    beyond: 'the slowest of the address that has most gets 503; without one, the next upload',
  },
  uploadBytesOfOne: {
    value: 48 * 1024 * 1024,
    unit: 'bytes',
    of: 'what has arrived of uploads on their way from one address',
    beyond: 'its slowest gets 429; without one, its next upload',
  },
} as const satisfies Limits

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
  /** Bytes of it in memory. */
  bytes: number
  /** When it began, in milliseconds, and what its connection had brought then. */
  began: number
  from: number
  /** What its connection had brought when the current part began, and the looks since then. */
  partFrom: number
  looks: number
}

declare module 'fastify' {
  interface FastifyRequest {
    openForm: OpenForm | undefined
  }
}

type OpenForms = {
  /** Counts a form until it is answered. @throws {FormProblem} when there is no room for it */
  begin: (request: FastifyRequest, reply: FastifyReply) => void
  /** How many forms are on their way. */
  count: () => number
  /** Counts bytes of a form that are held in memory until it is answered. @throws {FormProblem} */
  hold: (request: FastifyRequest, bytes: number) => void
}

/**
 * Limits the forms on their way, and the memory that they take. Only bytes that have arrived count, not
 * `Content-Length`. Where there is no room, the slowest form of the network that has most is ended; a
 * form that has arrived in full never is. A form whose body makes no progress is ended in any case.
 *
 * @param partTime milliseconds for each further part of a body
 */
export function limitOpenForms(
  app: FastifyInstance,
  partTime: number = limits.bodyProgress.value,
): OpenForms {
  // An array, not a Map or Set: when those grow, V8 links the old table to the new one, which keeps
  // finished forms alive and lengthens garbage collection from 2 ms to 20.
  const open: OpenForm[] = []
  app.decorateRequest('openForm', undefined)

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    if (request.method !== 'POST') return
    const network = clientNetwork(request.ip)
    const places = {
      ofAll: limits.openForms.value,
      ofOne: limits.openFormsOfOne.value,
      held: () => 1,
    }
    makeRoom(network, 1, places)
    const form = {
      ...{ index: open.length, request, reply, network, bytes: 0 },
      ...{ began: performance.now(), from: request.raw.socket.bytesRead },
      ...newPart(request),
    }
    open.push(form)
    request.openForm = form
    onceOver(reply.raw, request.raw.socket, () => {
      request.openForm = undefined
      leave(open, form)
    })
  }

  // Counted in looks, not by the clock: a pause of this process must not make a sender look slow.
  const timer = setInterval(() => {
    for (const form of [...open]) look(form)
  }, partTime / looks).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  function hold(request: FastifyRequest, bytes: number): void {
    const form = request.openForm
    if (!form) return
    const memory = {
      ofAll: limits.uploadBytes.value,
      ofOne: limits.uploadBytesOfOne.value,
      held: (other: OpenForm) => other.bytes,
    }
    makeRoom(form.network, bytes, memory, form)
    form.bytes += bytes
  }

  type Room = { ofAll: number; ofOne: number; held: (form: OpenForm) => number }

  /** Ends the slowest forms until there is room. @throws {FormProblem} when that is not to be had */
  function makeRoom(network: string, needed: number, room: Room, newcomer?: OpenForm): void {
    for (;;) {
      let [all, own] = [needed, needed]
      for (const form of open) {
        all += room.held(form)
        if (form.network === network) own += room.held(form)
      }
      const problem = own > room.ofOne ? 'too-many' : all > room.ofAll ? 'unavailable' : undefined
      if (!problem) return
      const slowest = slowestOf(network, needed, room, problem === 'too-many')
      if (!slowest || slowest === newcomer) throw new FormProblem(problem, { retryAfter })
      leave(open, slowest)
      end(slowest, new FormProblem(problem, { retryAfter }))
    }
  }

  function slowestOf(newcomer: string, needed: number, { held }: Room, itsOwn: boolean) {
    const shares = new Map([[newcomer, needed]])
    for (const form of open) shares.set(form.network, (shares.get(form.network) ?? 0) + held(form))
    const now = performance.now()
    return leastMissed(open, {
      newcomer,
      shareOf: (network) => shares.get(network) ?? 0,
      mayGo: (form, greedy) =>
        !form.request.raw.complete &&
        held(form) > 0 &&
        (!itsOwn || form.network === newcomer) &&
        (greedy || now - form.began >= limits.grace.value),
      progress: ({ request: { raw }, from, began }) =>
        (raw.socket.bytesRead - from) / (now - began + 1),
    })
  }

  return { begin, count: () => open.length, hold }
}

/** Removes a form from the list, if it is in it; the last one moves to its index. */
function leave(open: OpenForm[], form: OpenForm): void {
  if (open[form.index] !== form) return
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
  if (brought < limits.bodyPart.value) end(form, new FormProblem('too-slow'))
}

/** Ends the reading of a body with an `error` event; the route that reads it answers with the problem. */
function end({ request: { raw }, reply }: OpenForm, problem: FormProblem): void {
  reply.header('connection', 'close')
  if (raw.listenerCount('error') > 0) raw.emit('error', problem)
  else raw.destroy()
}

const underWay = new WeakMap<Socket, (() => void)[]>()

/**
 * Calls back once when an exchange is over, however it ends. A response that is queued behind another
 * (pipelining) gets no `close` when the connection breaks, so the socket's `close` counts as well.
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
