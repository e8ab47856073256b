import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { Connect } from 'vite'
import { contentFolder } from '../content/model/content-files.ts'
import { bundleFolder } from './bundle.ts'
import { editorConfig } from './config.ts'
import { refusal } from './guard.ts'
import { editorPage, pageHeaders } from './page.ts'

const assets = '/keystatic/assets/'

/** The editor at `/keystatic`, and its reading and writing of `content/` at `/api/keystatic`. */
export function editor(): Connect.NextHandleFunction {
  const api = makeGenericAPIRouteHandler(
    { config: editorConfig(), localBaseDirectory: contentFolder },
    { slugEnvName: '' },
  )
  return (request, response, next) => {
    const refused = refusal(request)
    if (refused) return void answer(response, 403, refused)
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname.startsWith('/api/keystatic/'))
      return void handOn(request, response, api).catch(next)
    if (pathname.startsWith(assets)) return void asset(pathname, response).catch(next)
    if (pathname !== '/keystatic' && !pathname.startsWith('/keystatic/')) return next()
    editorPage(contentFolder)
      .then((page) => response.writeHead(200, pageHeaders).end(page))
      .catch(next)
  }
}

async function handOn(
  request: IncomingMessage,
  response: ServerResponse,
  api: ReturnType<typeof makeGenericAPIRouteHandler>,
): Promise<void> {
  const { method = 'GET', headers, url = '/' } = request
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request))
  const result = await api(
    new Request(`http://${headers.host}${url}`, { method, headers: sent, body }),
  )
  const { body: content, status, headers: given } = result
  response.writeHead(status ?? 200, Object.fromEntries(new Headers(given)))
  response.end(content ?? undefined)
}

async function asset(path: string, response: ServerResponse): Promise<void> {
  const file = join(bundleFolder, basename(path))
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
  try {
    const content = await readFile(file)
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content)
  } catch {
    answer(response, 404, 'Not Found')
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
