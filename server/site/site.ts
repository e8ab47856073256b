import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashedFilesCache, pageCache } from '#contract/headers.ts'
import { type SiteFiles, siteFiles } from './files.ts'
import { answerTo } from './resolve-address.ts'

/**
 * The answers for unknown addresses carry no validator: the browser must get the page and its
 * 404 again, not a 304 that belongs to a file.
 */
const notFoundOptions = {
  cacheControl: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
} as const

/** Hands out the sealed build: pages, assets, the pages for unknown addresses. */
export async function registerSite(app: FastifyInstance, folder: string): Promise<void> {
  const files = await siteFiles(folder)
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })

  app.addHook('onSend', async (request, reply) => {
    // The type that React Router gives its data files; unknown to the list of file types.
    if (reply.statusCode < 300 && /\.data(\?|$)/.test(request.url)) reply.type('text/x-script')
  })
  app.get('/*', (request, reply) => answer(request, reply, files))
  // Only requests by another method than GET or HEAD get here.
  app.setNotFoundHandler((_request, reply) =>
    plainAnswer(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.'),
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, files: SiteFiles) {
  const found = answerTo(request.url, files)
  switch (found.kind) {
    case 'file':
      reply.header('cache-control', cacheOf(found.file))
      return reply.sendFile(found.file, { cacheControl: false })
    case 'redirect':
      return reply.redirect(found.to, 308)
    case 'no-page':
      reply.code(404).header('cache-control', pageCache)
      return reply.sendFile(found.file, notFoundOptions)
    case 'no-file':
      return plainAnswer(reply, 404, 'Not found.')
    case 'malformed':
      return plainAnswer(reply, 400, 'This address is not valid.')
  }
}

/** Vite's files carry a hash in their name; everything else keeps its name when it changes. */
function cacheOf(file: string): string {
  return file.startsWith('assets/') ? hashedFilesCache : pageCache
}

function plainAnswer(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', pageCache)
    .send(`${text}\n`)
}
