import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { resumeMaximumBytes } from '#contract/resume.ts'
import { FormProblem } from './form-problem.ts'

/** Forms that may be on their way at once. */
const mostForms = 512
/** Bytes of uploads that may be on their way at once, since they are held in memory: of all, and of one address. */
const mostBytes = { all: 256 * 1024 * 1024, ofOne: 96 * 1024 * 1024 }

/** Seconds after which there is room again, as a rule. */
const retryAfter = 5

/**
 * Refuses forms beyond what can be worked off in good time, at once and with a 503: a queue without
 * end would help nobody.
 */
export function limitLoad(app: FastifyInstance): void {
  const bytesBy = new Map<string, number>()
  let forms = 0
  let allBytes = 0

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const bytes = uploadBytes(request)
    const own = bytesBy.get(request.ip) ?? 0
    const full =
      forms >= mostForms ||
      (bytes > 0 && (allBytes + bytes > mostBytes.all || own + bytes > mostBytes.ofOne))
    if (full) throw new FormProblem('unavailable', { retryAfter })
    count(request.ip, 1, bytes)
    onceOver(reply.raw, request.raw.socket, () => count(request.ip, -1, -bytes))
  })

  function count(address: string, form: 1 | -1, bytes: number) {
    forms += form
    allBytes += bytes
    const own = (bytesBy.get(address) ?? 0) + bytes
    if (own > 0) bytesBy.set(address, own)
    else bytesBy.delete(address)
  }
}

/** The memory that an upload can take: what it says of itself, as far as that is let in at all. */
function uploadBytes({ headers }: FastifyRequest): number {
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return 0
  return Math.min(Number(headers['content-length'] ?? resumeMaximumBytes), resumeMaximumBytes)
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
