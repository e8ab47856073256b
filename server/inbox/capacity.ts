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
  const bytesOf = new Map<string, number>()
  let forms = 0
  let bytes = 0

  function count(address: string, direction: 1 | -1, size: number): void {
    forms += direction
    bytes += direction * size
    const own = (bytesOf.get(address) ?? 0) + direction * size
    if (own > 0) bytesOf.set(address, own)
    else bytesOf.delete(address)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const { ip } = request
    const size = uploadSize(request)
    const own = bytesOf.get(ip) ?? 0
    const full =
      forms >= mostForms ||
      (size > 0 && (bytes + size > mostBytes.all || own + size > mostBytes.ofOne))
    if (full) throw new FormProblem('unavailable', { retryAfter })
    count(ip, 1, size)
    // Told of answers that were cut off as well.
    reply.raw.once('close', () => count(ip, -1, size))
  })
}

/** What an upload may come to hold in memory: what it says, if it says so, never more than is read. */
function uploadSize({ headers }: FastifyRequest): number {
  // The plugin that reads uploads knows one only once it reads.
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return 0
  return Math.min(Number(headers['content-length'] ?? resumeMaximumBytes), resumeMaximumBytes)
}
