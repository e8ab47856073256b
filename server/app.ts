import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { answerBroken } from './http/broken-request.ts'
import { errorAnswer } from './http/errors.ts'
import { type InboxOptions, registerInbox } from './http/form-routes.ts'
import { createHttpServer } from './http/http-server.ts'
import { registerSecurity, type SecurityOptions, securityOf } from './http/security-headers.ts'
import { type TrustProxy, trustedProxy } from './http/trusted-proxy.ts'
import { loadSite } from './site/load-site.ts'
import { registerSite, siteAnswers } from './site/site.ts'

export type AppOptions = SecurityOptions & {
  /** The finished build to hand out. */
  siteFolder: string
  /** Hashed files of the build before, which pages opened before a deploy still load. */
  previousAssets?: string | undefined
  trustProxy: TrustProxy
  logger: FastifyServerOptions['loggerInstance']
  /** Where forms go; undefined hands out the site alone. */
  inbox?: InboxOptions | undefined
}

/** Builds the server: the same for production and for tests. The caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const trusts = trustedProxy(options.trustProxy)
  const security = securityOf(options, trusts)
  const answerError = errorAnswer(security)
  const loaded = await loadSite(options.siteFolder, security, options.previousAssets)
  const site = siteAnswers(loaded, security)
  const app = fastify({
    serverFactory: (handler) => createHttpServer(site.answerFile, handler, security),
    // Who stops the server lets requests end first (stop-on-signal.ts).
    return503OnClosing: false,
    clientErrorHandler: answerBroken,
    ...(options.logger && { loggerInstance: options.logger }),
    trustProxy: trusts,
    // Addresses that the router itself refuses, such as "/%".
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  app.setErrorHandler(answerError)
  registerSecurity(app, security)
  if (options.inbox) await registerInbox(app, options.inbox, security)
  registerSite(app, site)
  return app
}
