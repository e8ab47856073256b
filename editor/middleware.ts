import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { Connect } from 'vite'
import { z } from 'zod'
import { contentFolder } from '../content/model/content-files.ts'
import { bundleFolder } from './bundle.ts'
import { editorConfig } from './config.ts'
import { forContent, forKeystatic, formOf } from './file-shape.ts'
import { editorPage, pageHeaders, textsIn } from './page.ts'

const assets = '/keystatic/assets/'

/** The names under which this machine alone reaches itself. */
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/** The editor at `/keystatic`, and its reading and writing of `content/` at `/api/keystatic`. */
export function editor(): Connect.NextHandleFunction {
  const config = editorConfig()
  const api = makeGenericAPIRouteHandler(
    { config, localBaseDirectory: contentFolder },
    { slugEnvName: '' },
  )
  return (request, response, next) => {
    // Requests can write files without a login: the host must be this machine (not another site's name that
    // resolves to it), and the page that sends them one of ours.
    const { host = '', origin = `http://${host}` } = request.headers
    if (!loopback.test(host) || origin !== `http://${host}`)
      return answer(response, 403, 'The editor answers its own pages, on this machine only.')
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname.startsWith('/api/keystatic/')) return void callApi(request, response).catch(next)
    if (pathname.startsWith(assets)) return void asset(pathname, response).catch(next)
    if (pathname !== '/keystatic' && !pathname.startsWith('/keystatic/')) return next()
    textsIn(contentFolder)
      .then((texts) => response.writeHead(200, pageHeaders).end(editorPage(texts)))
      .catch(next)
  }

  /** Passes a request to Keystatic's API, converting files to its shape and back. */
  async function callApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ])
    const body = method === 'POST' ? savedForContent(await buffer(request)) : null
    const result = await api(
      new Request(`http://${headers.host}${url}`, { method, headers: sent, body }),
    )
    const { body: content, status = 200, headers: given } = result
    const [, file = ''] = blobPath.exec(decodeURIComponent(url)) ?? []
    const form = formOf(config, file)
    response.writeHead(status, Object.fromEntries(new Headers(given)))
    const text = Buffer.from(content ?? '').toString()
    response.end(form && text && status === 200 ? forKeystatic(text, form) : content)
  }

  /** An `update` with its files as `content/` holds them; anything else is Keystatic's to refuse. */
  function savedForContent(sent: Buffer<ArrayBuffer>): BodyInit {
    const { success, data } = updateSchema.safeParse(JSON.parse(sent.toString()))
    if (!success) return sent
    const additions = data.additions.map((addition) => {
      const form = formOf(config, addition.path)
      if (!form) return addition
      const text = Buffer.from(addition.contents, 'base64').toString()
      return { ...addition, contents: Buffer.from(forContent(text, form)).toString('base64') }
    })
    return JSON.stringify({ ...data, additions })
  }
}

const blobPath = /^\/api\/keystatic\/blob\/[^/]+\/(.+)$/

/** Standard base64, as Keystatic sends it; both sides also decode the URL-safe alphabet. */
const updateSchema = z.looseObject({
  additions: z.array(z.looseObject({ path: z.string(), contents: z.string() })),
})

async function asset(path: string, response: ServerResponse): Promise<void> {
  const file = join(bundleFolder, basename(path))
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
  const content = await readFile(file)
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content)
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
