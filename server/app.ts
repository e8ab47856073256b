import type { Server } from 'node:http'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { answerBroken } from './http/broken-request.ts'
import { errorAnswer } from './http/errors.ts'
import { type InboxOptions, registerInbox } from './http/form-routes.ts'
import { createHttpServer } from './http/http-server.ts'
import { proxyWatch, type TrustProxy, trustedProxy } from './http/trusted-proxy.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { loadSite } from './site/load-site.ts'
import { registerSecurity, type SecurityOptions, securityOf } from './site/security-headers.ts'
import { registerSite, siteAnswers } from './site/site.ts'

type AppOptions = SecurityOptions & {
  /** The finished build to hand out. */
  siteFolder: string
  /** Hashed files of builds before, which pages opened before a deploy still load. */
  previousFiles?: string | undefined
  trustProxy: TrustProxy
  logger: FastifyServerOptions['loggerInstance']
  /** Where forms go, perhaps still opening; undefined hands out the site alone. */
  inbox?: InboxOptions | Promise<InboxOptions> | undefined
  metrics?: Metrics | undefined
  /** Called with every server before it listens: a host name with two addresses makes two. */
  onServer?: (server: Server) => void
}

/** Builds the server: the same for production and for tests. The caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { metrics = noMetrics } = options
  const trusts = trustedProxy(options.trustProxy)
  const security = securityOf(options, trusts)
  const answerError = errorAnswer(security)
  const loaded = await loadSite(options.siteFolder, security, options.previousFiles)
  const site = siteAnswers(loaded, security)
  const watchForProxy = proxyWatch((header) =>
    app.log.warn(
      { header },
      'requests come through a proxy, and TRUST_PROXY is off: all its visitors share the limits of one address',
    ),
  )
  const app: FastifyInstance = fastify({
    serverFactory: (handler) => {
      const server = createHttpServer(site.answerFile, handler, security)
      metrics.watchServer(server)
      options.onServer?.(server)
      // Such as too many open files. Before it listens, the caller of `listen` gets the error.
      server.on('error', (error) => {
        if (server.listening) app.log.error({ err: error }, 'the listening socket failed')
      })
      if (options.trustProxy === false) watchForProxy(server)
      return server
    },
    // stop.ts lets requests finish before it calls `close`.
    return503OnClosing: false,
    clientErrorHandler: answerBroken,
    ...(options.logger && { loggerInstance: options.logger }),
    // Fastify's own lines about requests name addresses; ours are in log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    // Addresses that the router itself refuses, such as "/%".
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  app.setErrorHandler(answerError)
  registerSecurity(app, security)
  const inbox = await options.inbox
  if (inbox) await registerInbox(app, inbox, security, metrics)
  registerSite(app, site)
  return app
}
