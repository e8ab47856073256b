import querystring from 'node:querystring'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { ZodError } from 'zod'
import { responseHeaders } from '../contract/headers.ts'
import { trustedProxy } from '../server/http/trusted-proxy.ts'
import { AccessRefused, controlAccess } from './accounts/access.ts'
import { registerDevices } from './accounts/devices-screen.tsx'
import { registerGlossary } from './accounts/glossary-screen.tsx'
import { registerHappened } from './accounts/happened-screen.tsx'
import { registerJoin } from './accounts/join-screen.tsx'
import { registerPeople } from './accounts/people-screen.tsx'
import { NotFound, refuse, WentWrong } from './accounts/refusals.tsx'
import { registerSignIn } from './accounts/sign-in-screen.tsx'
import { registerAssets } from './base/assets.ts'
import { cleanText } from './base/clean-text.ts'
import { Refusal } from './base/desk.ts'
import { fullDisk, isFullDisk } from './base/full-disk.ts'
import { sendScreen } from './base/layout.tsx'
import { newToken } from './base/tokens.ts'
import { registerEdit } from './content/edit-screen.tsx'
import { registerVersions } from './content/versions-screen.tsx'
import { registerEditRecord } from './editing/edit-record.tsx'
import { registerInbox } from './inbox/inbox-screen.tsx'
import { registerLetters } from './inbox/letters-screen.tsx'
import { registerOpeningFile } from './inbox/opening-file.tsx'
import { registerPerson } from './inbox/person-screen.tsx'
import { registerSubmission } from './inbox/submission-screen.tsx'
import { registerWork } from './inbox/work.tsx'
import type { Desk } from './releases/builds.ts'
import { registerChanges } from './releases/changes-screen.tsx'
import { registerEditions } from './releases/editions-screen.tsx'
import { registerPreview } from './releases/preview-screen.tsx'
import { registerReleases } from './releases/release-screen.tsx'
import { registerToday } from './releases/today-screen.tsx'

/** Bytes of a form; routes that take more set their own `bodyLimit`. */
const formBytes = 256 * 1024

/** The desk with its two origins, as it runs and as it is tested. */
export async function buildApp(desk: Desk): Promise<FastifyInstance> {
  const { settings, urls, log } = desk
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(settings.TRUST_PROXY),
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
    "frame-src 'self'",
    // Chromium applies `form-action` to the redirect after a form as well.
    `form-action ${Object.values(urls).join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
  const headers = {
    ...responseHeaders(urls.desk.startsWith('https:'), { policy }),
    'cache-control': 'no-store',
    // `same-origin` would make the Origin of a form to another of our origins `null`.
    'referrer-policy': 'strict-origin',
  }

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  await app.register(cookie, { secret: await cookieSecret(desk) })
  // No JSON: it would bypass `formFields`.
  app.removeAllContentTypeParsers()
  await app.register(formbody, { parser: formFields })
  await app.register(rateLimit, { global: false })
  controlAccess(app, desk)

  app.setNotFoundHandler((_request, reply) => sendScreen(reply, NotFound(), 404))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof AccessRefused) return refuse(request, reply, desk, error.reason)
    if (error instanceof Refusal) return sendScreen(reply, WentWrong(503, error.message), 503)
    if (isFullDisk(error)) {
      log.error({ err: error }, 'the disk is full')
      return sendScreen(reply, WentWrong(507, fullDisk), 507)
    }
    const status = statusOf(error)
    if (status >= 500) log.error({ err: error }, 'request failed')
    return sendScreen(reply, WentWrong(status), status)
  })

  registerAssets(app)
  registerSignIn(app, desk)
  registerJoin(app, desk)
  registerDevices(app, desk)
  registerPeople(app, desk)
  registerHappened(app, desk)
  registerGlossary(app)
  registerEdit(app, desk)
  registerEditRecord(app, desk)
  registerVersions(app, desk)
  registerInbox(app, desk)
  registerPerson(app, desk)
  registerSubmission(app, desk)
  registerWork(app, desk)
  registerLetters(app, desk)
  registerOpeningFile(app, desk)
  registerChanges(app, desk)
  registerToday(app, desk)
  registerReleases(app, desk)
  registerEditions(app, desk)
  registerPreview(app, desk)
  return app
}

/** Drops invisible characters: some make a title read as another one, and Git refuses a message with NUL. */
function formFields(body: string) {
  const decoded = (text: string) => cleanText(querystring.unescape(text))
  // The body's length limits the number of fields.
  return querystring.parse(body, '&', '=', { decodeURIComponent: decoded, maxKeys: 0 })
}

function statusOf(error: unknown): number {
  if (error instanceof ZodError) return 400
  const known = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof known === 'number' && known >= 400 ? known : 500
}

/** The secret that signs cookies, generated on first use. */
async function cookieSecret({ db }: Desk): Promise<string> {
  const name = 'cookies'
  const { value } = await db
    .insertInto('secrets')
    .values({ name, value: newToken() })
    // An update without effect: SQLite returns no row of an insert that does nothing.
    .onConflict((known) => known.column('name').doUpdateSet({ name }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
