import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Limits } from '#contract/limit.ts'
import { answerPlainly } from '#server/site/plain-answer.ts'
import type { Security } from '#server/site/security-headers.ts'
import { refuseConnection } from './broken-request.ts'
import { trackResponses } from './open-responses.ts'
import { namesHost, originForm } from './request-target.ts'

export const limits = {
  connections: {
    value: 1_000,
    unit: '',
    of: 'open connections',
    beyond: 'the next one is closed at once',
  },
  connectionSilence: {
    value: 60_000,
    unit: 'milliseconds',
    of: 'silence on a connection',
    beyond: 'it is closed',
  },
  requestHead: {
    value: 20_000,
    unit: 'milliseconds',
    of: 'the time for the head of a request',
    beyond: '408, closed',
  },
  headBytes: {
    value: 16 * 1024,
    unit: 'bytes',
    of: 'the head of a request: its address and all its headers',
    beyond: '431, closed',
  },
  // A resume of 10 MB at 0.7 Mbit/s.
  requestTime: {
    value: 120_000,
    unit: 'milliseconds',
    of: 'the time for a whole request, its body included',
    beyond: '408, closed',
  },
  keepAlive: {
    value: 10_000,
    unit: 'milliseconds',
    of: 'silence between two requests of a connection',
    beyond: 'it is closed',
  },
} as const satisfies Limits

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Files that the process opens besides its visitors' connections: the store, mails, its own measurements. */
const reservedFiles = 64

// Asked for before there are connections: the report contains the host name of each, from DNS.
const { userLimits }: { userLimits?: { open_files: { soft: number | string } } } =
  process.report.getReport()
/** Files that the process may open (`ulimit -n`). The report has "unlimited", and no limits on Windows. */
const openFiles = Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY

/**
 * Makes the one HTTP server that we listen with. A request meets, in this order: Node's parser, the
 * built files (answered at once, past Fastify), Fastify.
 *
 * @param answerFile answers a request for a built file and says whether it was one
 * @param fastify answers everything else
 */
export function createHttpServer(
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean,
  fastify: Handler,
  security: Security,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.requestHead.value,
      maxHeaderSize: limits.headBytes.value,
      requestTimeout: limits.requestTime.value,
      // How often both are enforced; Node's default is half a minute.
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: limits.keepAlive.value,
      // Node would refuse such a request itself, without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const target = originForm(request.url ?? '')
      if (target === undefined || !namesHost(request.rawHeaders, request.httpVersion)) {
        refuse(request, response, 400, 'This request is not valid.')
        return
      }
      // Browsers and buffering proxies name the length. Chunks of one byte cost a hundred times their bytes.
      if (request.headers['transfer-encoding'] !== undefined) {
        refuse(request, response, 411, 'This request does not say how long it is.')
        return
      }
      request.url = target
      if (!answerFile(request, response)) fastify(request, response)
    },
  )
  trackResponses(server)
  server.maxConnections = Math.min(limits.connections.value, openFiles - reservedFiles)
  server.setTimeout(limits.connectionSilence.value)
  server.on('connect', (_request, socket) => refuseConnection(socket))
  server.on('checkExpectation', (request, response) =>
    refuse(request, response, 417, 'This expectation cannot be met.'),
  )
  return server

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
  ): void {
    answerPlainly(response, status, text, {
      ...security.headers(security.isHttps(request)),
      'cache-control': 'no-store',
      // The next bytes on this connection would be the unread body.
      connection: 'close',
    })
  }
}
