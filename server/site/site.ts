import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { pageCache } from '#contract/headers.ts'
import type { BuiltFile } from './built-file.ts'
import type { Site } from './load-site.ts'
import { answerPlainly } from './plain-answer.ts'
import { answerTo } from './resolve-address.ts'
import type { Security } from './security-headers.ts'
import { sendFile, sendUnknown } from './send-file.ts'

/** What the built site answers; both write the whole answer, past Fastify. */
type SiteAnswers = {
  /** Answers GET and HEAD of an address that is a built file's, plainly written; false for others. */
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers GET and HEAD of any address. */
  answerAny: (request: IncomingMessage, response: ServerResponse) => void
}

/** Hands out the built site: pages, assets, the pages for unknown addresses. */
export function siteAnswers(site: Site, security: Security): SiteAnswers {
  const { files, unknownPages } = site

  /** The page for the opening or topic that the query asks for, where we have it; else the file. */
  function asked(path: string, query: string, file: BuiltFile): BuiltFile {
    const page = site.asked.get(path)
    const answer = page && new URLSearchParams(query).get(page.query)?.trim()
    if (!answer) return file
    const { answers, closings, closed } = page.pages()
    const closes = closings.get(answer)
    if (closes !== undefined && Date.now() >= closes) return closed()
    return answers.get(answer)?.() ?? file
  }

  return {
    answerFile(request, response) {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const query = url.indexOf('?')
      const path = query === -1 ? url : url.slice(0, query)
      const file = files.get(path)
      if (file === undefined) return false
      const answer = query === -1 ? file : asked(path, url.slice(query), file)
      sendFile(request, response, answer, security.isHttps(request))
      return true
    },

    answerAny(request, response) {
      const https = security.isHttps(request)
      const found = answerTo(request.url ?? '', files, site.moved)
      const plainly = (status: number, text: string) =>
        answerPlainly(response, status, text, {
          ...security.headers(https),
          'cache-control': pageCache,
        })
      switch (found.kind) {
        case 'file':
          return sendFile(request, response, found.file, https)
        case 'redirect':
          response.writeHead(308, {
            ...security.headers(https),
            location: found.to,
            'content-length': 0,
          })
          response.end()
          return
        case 'no-page': {
          const page = unknownPages.get(found.page)
          return page ? sendUnknown(request, response, page, https) : plainly(404, 'Not found.')
        }
        case 'no-file':
          return plainly(404, 'Not found.')
        case 'malformed':
          return plainly(400, 'This address is not valid.')
      }
    },
  }
}

/** Answers GET and HEAD of every other address, and refuses other methods with 405. */
export function registerSite(app: FastifyInstance, { answerAny }: SiteAnswers): void {
  app.get('/*', (request, reply) => {
    reply.hijack()
    answerAny(request.raw, reply.raw)
  })
  // `is404` here means another method than GET or HEAD; answered before Fastify reads a body.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const [url = ''] = request.url.split('?')
    // `hasRoute` reads these characters as a route pattern, and throws if it is invalid.
    const takesForms = !/[*:(]/.test(url) && app.hasRoute({ method: 'POST', url })
    return reply
      .code(405)
      .header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .header('cache-control', pageCache)
      .send('Method not allowed.\n')
  })
}
