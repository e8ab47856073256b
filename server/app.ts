import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { answerBroken } from './http/broken-request.ts'
import { answerError } from './http/errors.ts'
import { type InboxOptions, registerInbox } from './http/form-routes.ts'
import { registerSecurity } from './http/security-headers.ts'
import { limits } from './limits.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { registerSite } from './site/site.ts'

export type AppOptions = {
  /** The sealed build to hand out. */
  siteFolder: string
  /** Where the site lives for visitors, as an origin. */
  siteUrl: string
  /** Which proxies may say who the visitor is: none, how many in front, or their addresses. */
  trustProxy: false | number | string
  logger: FastifyServerOptions['loggerInstance']
  /** Where forms go; undefined hands out the site alone. */
  inbox?: InboxOptions | undefined
  metrics?: Metrics | undefined
}

/** Builds the server: the same for production and for tests. The caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { metrics = noMetrics } = options
  const https = options.siteUrl.startsWith('https:')
  const app = fastify({
    connectionTimeout: limits.connectionSilence.value,
    requestTimeout: limits.requestTime.value,
    keepAliveTimeout: limits.keepAlive.value,
    http: { headersTimeout: limits.requestHead.value },
    clientErrorHandler: answerBroken,
    ...(options.logger && { loggerInstance: options.logger }),
    // Fastify's own lines about requests name addresses; ours are in log-requests.ts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    // Addresses that the router itself refuses, such as "/%".
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  app.setErrorHandler(answerError)
  metrics.watchServer(app.server)
  await registerSecurity(app, https)
  if (options.inbox) await registerInbox(app, options.inbox, metrics)
  await registerSite(app, options.siteFolder)
  return app
}

/** A number of proxies as Fastify wants it: the nearest ones are trusted. */
function trusted(proxies: AppOptions['trustProxy']) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}
