import type { FastifyInstance } from 'fastify'
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
  let forms = 0
  let allUploads = 0

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    // Asked of the header: the plugin that reads uploads knows only once it reads.
    const upload = /^multipart\//i.test(request.headers['content-type'] ?? '')
    const { ip } = request
    const own = uploads.get(ip) ?? 0
    const full =
      forms >= most.forms || (upload && (allUploads >= most.uploads || own >= most.uploadsOfOne))
    if (full) throw new FormProblem('unavailable', { retryAfter })
    forms += 1
    if (upload) {
      allUploads += 1
      uploads.set(ip, own + 1)
    }
    // Told of answers that were cut off as well, unlike the hooks.
    reply.raw.once('close', () => {
      forms -= 1
      if (!upload) return
      allUploads -= 1
      const left = (uploads.get(ip) ?? 1) - 1
      if (left > 0) uploads.set(ip, left)
      else uploads.delete(ip)
    })
  })
}
