import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FormKind, formKinds, forms } from '#contract/forms.ts'
import { limits } from '#server/limits.ts'
import { type Metrics, noMetrics } from '#server/metrics/metrics.ts'
import type { Newsletter } from '#server/newsletter/subscribe.ts'
import type { Security } from '#server/site/security-headers.ts'
import type { FormsState } from '#server/store/running-store.ts'
import type { RawForm } from '#server/submissions/check-form.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import type { FormStoring } from '#server/submissions/form-storing.ts'
import { type AnswerPage, answerHtml, loadAnswerTemplate } from './answer-page.ts'
import { clientNetwork } from './client-network.ts'
import { countRefusals } from './count-refusals.ts'
import { answerFailure, answerStored } from './form-answer.ts'
import { watchFreeSpace } from './free-space.ts'
import { turnsOf } from './in-turn.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { limitOpenForms } from './open-forms.ts'
import { perTurn } from './per-turn.ts'
import { newQuota } from './quota.ts'
import { joined, readForm, sizeOf } from './read-form.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** Where forms go. */
export type Inbox = {
  /**
   * Checks a form and stores it. Once it resolves the form survives any crash.
   *
   * @param network whom it comes from, as `clientNetwork` tells it; used for limits, never stored
   * @throws {FormProblem}
   */
  take: (kind: FormKind, form: RawForm, network: string) => Promise<void>
  changeSubscription: Newsletter['changeSubscription']
  mustBeAvailable: FormStoring['mustBeAvailable']
  forms: FormsState
}

export type InboxOptions = {
  inbox: Inbox
  /** Forms that one address may send in a minute; undefined is as many as it likes. */
  rateLimit: number | undefined
  /** The origin of the site when it lives elsewhere: the only one whose pages may send forms. */
  foreignSite: string | undefined
  /** The build's template of contract/answer-page.ts; without it answers are plain pages. */
  answerPage?: string | undefined
  /** The folder on whose disk forms are stored; undefined when that is not ours to watch. */
  dataFolder: string | undefined
}

const bodyLimit = limits.formBytes.value
/** Milliseconds. */
const hour = 60 * 60 * 1000
/** Seconds after which a busy process, or a full disk, may be better. */
const retryAfter = { busy: 10, full: 60 }

/** The addresses that take forms, and what their subscribers' links lead to. */
export async function registerInbox(
  root: FastifyInstance,
  { inbox, rateLimit: mostPerMinute, foreignSite, answerPage, dataFolder }: InboxOptions,
  security: Security,
  metrics: Metrics = noMetrics,
): Promise<void> {
  const template = await loadAnswerTemplate(answerPage)
  const page = (content: AnswerPage) => answerHtml(template, content)
  await root.register(async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return
      reply.headers(security.headers(security.isHttps(request.raw), template.policy))
    })
    app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, page))
    countRefusals(app, metrics)
    if (foreignSite)
      await app.register(cors, {
        origin: foreignSite,
        methods: ['POST'],
        exposedHeaders: ['retry-after'],
      })
    if (mostPerMinute) {
      const keyGenerator = (request: FastifyRequest) => clientNetwork(request.ip)
      await app.register(rateLimit, { max: mostPerMinute, timeWindow: '1 minute', keyGenerator })
    }
    refuseWhenLate(app)
    // No form of ours comes as plain text: refused by its type, not as a broken form.
    app.removeContentTypeParser('text/plain')
    await app.register(formbody, { bodyLimit })
    await app.register(multipart)
    const openForms = limitOpenForms(app)
    const turn = perTurn(limits.formsATurn.value)
    app.addHook('onRequest', async (request) => {
      // The few that could begin together anyway need not be counted.
      if (request.method === 'POST' && openForms.count() > limits.formsATurn.value) await turn()
    })
    const inTurn = turnsOf(limits.storedTogether.value)
    const spend = newQuota(limits.quota.value, hour)
    const space =
      dataFolder === undefined ? undefined : await watchFreeSpace(dataFolder, diskFull, app.log)
    app.addHook('onClose', async () => space?.stop())
    const fromOurPages = async (request: FastifyRequest) => {
      if (foreignSite && !isFrom(request, foreignSite)) throw new FormProblem('foreign')
    }
    for (const kind of formKinds) {
      const { endpoint, page: formPage } = forms[kind]
      app.post(endpoint, { bodyLimit, onRequest: fromOurPages }, async (request, reply) => {
        if (kind === 'application') {
          inbox.mustBeAvailable()
          if (space?.low()) throw diskFull()
        }
        const form = await readForm(request, (bytes) => openForms.hold(request, bytes))
        const network = clientNetwork(request.ip)
        const takeBack = spend(network, sizeOf(form))
        try {
          const size = form.resume?.size ?? 0
          const take = () => inbox.take(kind, joined(form), network)
          await inTurn(size, () => (space ? space.storing(size, take) : take()))
        } catch (error) {
          takeBack()
          throw error
        }
        return answerStored(request, reply, kind, page)
      })
      // Who types a form's address, or loads its answer again, wants the form.
      app.get(endpoint, (_request, reply) => reply.redirect(formPage, 303))
    }
    // 200 while pages are served: a balancer that counts a database that is away as a dead server
    // would take the pages away as well.
    app.get('/api/health', { config: { rateLimit: false } }, async (_request, reply) => {
      await inbox.forms.check()
      return reply.header('cache-control', 'no-store').send(healthOf(inbox.forms, space?.short()))
    })
    subscriptionRoutes(app, inbox, page)
  })
}

/** What is served at this moment, by its parts. `uploads` are forms with a file. */
function healthOf({ available, code }: Inbox['forms'], spaceIsShort = false) {
  const said = (is: boolean) => (is ? 'ok' : 'unavailable')
  const forms = available()
  const uploads = forms && !spaceIsShort
  return {
    status: uploads ? 'ok' : 'degraded',
    pages: 'ok',
    forms: said(forms),
    uploads: said(uploads),
    ...(!forms && { code: code() }),
  }
}

function diskFull(): FormProblem {
  return new FormProblem('unavailable', { retryAfter: retryAfter.full, refusal: 'free-space' })
}

/**
 * Whether no page but the site's sent this. Browsers name the origin of whatever a page posts, `null`
 * where they keep it to themselves; what says nothing was sent by no page.
 */
function isFrom({ headers }: FastifyRequest, site: string): boolean {
  const { origin, 'sec-fetch-site': relation = 'none' } = headers
  return origin === undefined ? /^(none|same-origin)$/.test(String(relation)) : origin === site
}

/** Refuses forms as long as the process cannot keep up. */
function refuseWhenLate(app: FastifyInstance): void {
  let watch: ReturnType<typeof watchLoopDelay> | undefined
  app.addHook('onRequest', async () => {
    // Not before the first form: a start that a busy machine draws out would count as being late.
    watch ??= watchLoopDelay()
    if (watch.delay() > limits.loopDelay.value) {
      throw new FormProblem('unavailable', { retryAfter: retryAfter.busy })
    }
  })
  app.addHook('onClose', async () => watch?.stop())
}
