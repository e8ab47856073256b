import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type FormKind, forms } from '#contract/forms.ts'
import { subscriptionRoutes } from '#server/newsletter/routes.ts'
import type { Inbox } from '#server/submissions/inbox.ts'
import { type AnswerPage, answerHtml, loadAnswerTemplate } from './answer-page.ts'
import { limitLoad } from './capacity.ts'
import { answerFailure, answerStored } from './form-answer.ts'
import { readForm } from './read-form.ts'
import type { Security } from './security-headers.ts'

export type InboxOptions = {
  inbox: Inbox
  /** Forms that one address may send in a minute; undefined is as many as it likes. */
  rateLimit: number | undefined
  /** The origin of the site when it lives elsewhere: the only one whose pages may send forms. */
  foreignSite: string | undefined
  /** The build's template of contract/answer-page.ts; without it answers are plain pages. */
  answerPage?: string | undefined
}

/** Bytes of a form without files: the longest texts, in the widest encoding. */
const bodyLimit = 256 * 1024
/** Milliseconds for which the process may be unable to answer before it refuses forms. */
const mostDelay = 3_000

/** The addresses that take forms, and what their subscribers' links lead to. */
export async function registerInbox(
  root: FastifyInstance,
  { inbox, rateLimit: mostPerMinute, foreignSite, answerPage }: InboxOptions,
  security: Security,
): Promise<void> {
  const template = await loadAnswerTemplate(answerPage)
  const page = (content: AnswerPage) => answerHtml(template, content)
  await root.register(async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return
      reply.headers(security.headers(security.isHttps(request.raw), template.policy))
    })
    app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, page))
    if (foreignSite)
      await app.register(cors, {
        origin: foreignSite,
        methods: ['POST'],
        exposedHeaders: ['retry-after'],
      })
    if (mostPerMinute) await app.register(rateLimit, { max: mostPerMinute, timeWindow: '1 minute' })
    await app.register(underPressure, { maxEventLoopDelay: mostDelay, retryAfter: 10 })
    // No form of ours comes as plain text: refused by its type, not as a broken form.
    app.removeContentTypeParser('text/plain')
    await app.register(formbody, { bodyLimit })
    await app.register(multipart)
    limitLoad(app)
    for (const kind of Object.keys(forms).filter(isKind)) {
      const { endpoint, page: formPage } = forms[kind]
      app.post(endpoint, { bodyLimit }, async (request, reply) => {
        await inbox.take(kind, await readForm(request))
        return answerStored(request, reply, kind, page)
      })
      // Who types a form's address, or loads its answer again, wants the form.
      app.get(endpoint, (_request, reply) => reply.redirect(formPage, 303))
    }
    app.get('/api/health', { config: { rateLimit: false } }, async (_request, reply) => {
      await inbox.check()
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    })
    subscriptionRoutes(app, inbox, page)
  })
}

function isKind(name: string): name is FormKind {
  return name in forms
}
