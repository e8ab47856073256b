import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FormKind, formKinds, forms } from '#contract/forms.ts'
import {
  type AdmissionOptions,
  admission,
  unlimited,
  uploadRate,
} from '#server/admission/admission.ts'
import { type Metrics, noMetrics } from '#server/metrics/metrics.ts'
import type { Newsletter } from '#server/newsletter/subscribe.ts'
import { policyIn } from '#server/site/file-policy.ts'
import type { Security } from '#server/site/security-headers.ts'
import type { FormsState } from '#server/store/running-store.ts'
import type { RawForm } from '#server/submissions/check-form.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import type { FormStoring } from '#server/submissions/form-storing.ts'
import { type AnswerPage, answerHtml, loadAnswerPage } from './answer-page.ts'
import { countRefusals } from './count-refusals.ts'
import { answerFailure, answerStored } from './form-answer.ts'
import { joined, limits, readForm } from './read-form.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** Where forms go. */
export type Inbox = {
  /**
   * Checks a form and stores it. Once it resolves the form survives any crash.
   *
   * @param network whom it comes from, as `normalizeIP` tells it: an IPv4 address or an IPv6 /64; used for limits, never stored
   * @throws {FormProblem}
   */
  take: (kind: FormKind, form: RawForm, network: string) => Promise<void>
  changeSubscription: Newsletter['changeSubscription']
  mustBeAvailable: FormStoring['mustBeAvailable']
  forms: FormsState
}

export type InboxOptions = AdmissionOptions & {
  inbox: Inbox
  /** The origin of the site when it lives elsewhere: the only one whose pages may send forms. */
  foreignSite: string | undefined
  /** The build's page of contract/answer-page.ts; without it answers are plain pages. */
  answerPage?: string | undefined
}

const bodyLimit = limits.formBytes.value

/** The addresses that take forms, and what their subscribers' links lead to. */
export async function registerInbox(
  root: FastifyInstance,
  { inbox, foreignSite, answerPage, ...admitted }: InboxOptions,
  security: Security,
  metrics: Metrics = noMetrics,
): Promise<void> {
  const html = await loadAnswerPage(answerPage)
  const policy = policyIn(html)
  const page = (content: AnswerPage) => answerHtml(html, content)
  await root.register(async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return
      reply.headers(security.headers(security.isHttps(request.raw), policy))
    })
    app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, page))
    countRefusals(app, metrics)
    if (foreignSite) await takeFromOtherSite(app, foreignSite)
    // No form is sent as text/plain: without a parser Fastify refuses the type (415).
    app.removeContentTypeParser('text/plain')
    await app.register(formbody, { bodyLimit })
    await app.register(multipart)
    const admit = await admission(app, admitted)
    for (const kind of formKinds) {
      const { endpoint, page: formPage } = forms[kind]
      const hasFile = kind === 'application'
      const options = { bodyLimit, ...(hasFile && { config: uploadRate }) }
      app.post(endpoint, options, async (request, reply) => {
        if (hasFile) {
          inbox.mustBeAvailable()
          admit.mustHaveSpace()
        }
        await admit.withMemory(async (hold) => {
          const form = await readForm(request, hold)
          const store = () => inbox.take(kind, joined(form), normalizeIP(request.ip))
          await admit.storing(form.resume?.size ?? 0, store)
        })
        return answerStored(request, reply, kind, page)
      })
      // A GET, by typing the address or reloading the answer page, leads to the form.
      app.get(endpoint, (_request, reply) => reply.redirect(formPage, 303))
    }
    // 200 while pages are served: if this failed with the database, a load balancer would take the
    // pages offline too.
    app.get('/api/health', { config: unlimited }, async (_request, reply) => {
      await inbox.forms.check()
      return reply
        .header('cache-control', 'no-store')
        .send(healthOf(inbox.forms, admit.spaceIsShort()))
    })
    subscriptionRoutes(app, inbox, page)
  })
}

/** Takes forms from the pages of a site that lives elsewhere, and from no others. */
async function takeFromOtherSite(app: FastifyInstance, site: string): Promise<void> {
  await app.register(cors, { origin: site, methods: ['POST'], exposedHeaders: ['retry-after'] })
  const endpoints = new Set<string | undefined>(formKinds.map((kind) => forms[kind].endpoint))
  app.addHook('onRequest', async (request) => {
    const isForm = request.method === 'POST' && endpoints.has(request.routeOptions.url)
    if (isForm && !isFrom(request, site)) throw new FormProblem('foreign')
  })
}

/** What is served at this moment, by its parts. `uploads` are forms with a file. */
function healthOf({ available, code }: Inbox['forms'], spaceIsShort: boolean) {
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

/**
 * Whether a page of the site, or no page at all, sent this. Browsers set `Origin` on every POST from a
 * page, to `null` where they withhold it; a request without it comes from no other site's page.
 */
function isFrom({ headers }: FastifyRequest, site: string): boolean {
  const { origin, 'sec-fetch-site': relation = 'none' } = headers
  return origin === undefined ? /^(none|same-origin)$/.test(String(relation)) : origin === site
}
