import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, fastify } from 'fastify'
import { NotFound, WentWrong } from '../screens/refusals.tsx'
import { registerSignIn } from '../screens/sign-in.tsx'
import { controlAccess } from './access.ts'
import { registerAssets } from './assets.ts'
import type { Desk } from './desk.ts'
import { sendScreen } from './render.ts'

/** Bytes of a form; what takes more says so itself (`bodyLimit`). */
const formBytes = 256 * 1024

/** The desk with its three origins, as it runs and as it is tested. */
export async function buildApp(desk: Desk): Promise<FastifyInstance> {
  const { settings, urls, log } = desk
  const app = fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: formBytes,
    // A slow sender holds a connection no longer than this.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
  })
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Chromium holds the redirect after a form to this as well.
    `form-action ${Object.values(urls).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // `same-origin` would make the Origin of a form to another of our origins `null`.
      'referrer-policy': 'strict-origin',
      ...(urls.desk.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    })) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(rateLimit, { global: false })
  controlAccess(app, desk)

  app.setNotFoundHandler((request, reply) => sendScreen(reply, NotFound(request), 404))
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) log.error({ err: error }, 'request failed')
    return sendScreen(reply, WentWrong(request, status), status)
  })

  registerAssets(app)
  registerSignIn(app, desk)
  return app
}

function statusOf(error: unknown): number {
  const known = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof known === 'number' && known >= 400 ? known : 500
}
