import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FormProblem } from './form-problem.ts'

/** Forms that may be on their way at once, and resumes, which are held in memory meanwhile. */
const most = { forms: 512, uploads: 24, uploadsOfOne: 6 }

/** Seconds after which there is room again, as a rule. */
const retryAfter = 5

/**
 * Refuses forms beyond what can be worked off in good time, at once and with a 503: a queue without
 * end would help nobody.
 */
export function limitLoad(app: FastifyInstance): void {
  const uploads = new Map<string, number>()
  const counted = new WeakSet<FastifyRequest>()
  let forms = 0
  let allUploads = 0

  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return
    const upload = request.isMultipart()
    const own = uploads.get(request.ip) ?? 0
    const full =
      forms >= most.forms || (upload && (allUploads >= most.uploads || own >= most.uploadsOfOne))
    if (full) throw new FormProblem('unavailable', { retryAfter })
    counted.add(request)
    forms += 1
    if (upload) {
      allUploads += 1
      uploads.set(request.ip, own + 1)
    }
  })

  // Called for answers that were cut off as well.
  app.addHook('onResponse', async (request) => {
    if (!counted.delete(request)) return
    forms -= 1
    if (!request.isMultipart()) return
    allUploads -= 1
    const own = (uploads.get(request.ip) ?? 1) - 1
    if (own > 0) uploads.set(request.ip, own)
    else uploads.delete(request.ip)
  })
}
