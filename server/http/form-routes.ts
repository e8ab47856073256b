import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTime } from '#content/model/vacancies.ts'
import { type Failure, type FormAnswer, failureMessage, failureStatus } from '#contract/answers.ts'
import { type FieldName, type FormKind, fieldLabels, formKinds, forms } from '#contract/forms.ts'
import {
  type AdmissionOptions,
  admission,
  unlimited,
  uploadRate,
} from '#server/admission/admission.ts'
import { type Metrics, noMetrics, type Refusal, refusals } from '#server/metrics/metrics.ts'
import type { Newsletter } from '#server/newsletter/subscribe.ts'
import { policyIn } from '#server/site/file-policy.ts'
import type { Security } from '#server/site/security-headers.ts'
import type { FormsState } from '#server/store/running-store.ts'
import type { RawForm } from '#server/submissions/check-form.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { type AnswerPage, answerHtml, loadAnswerPage, sendPage } from './answer-page.ts'
import { limits, readForm } from './read-form.ts'
import { isSubscription, notChanged, subscriptionRoutes } from './subscription-routes.ts'

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
  /** Spares a visitor an upload that could not be stored. @throws {FormProblem} */
  mustBeAvailable: () => void
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
    app.setErrorHandler((error, request, reply) =>
      answerFailure(error, request, reply, page, metrics),
    )
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
          const store = () => inbox.take(kind, form, normalizeIP(request.ip))
          await admit.storing(form.resume?.bytes.length ?? 0, store)
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
  const stateOf = (is: boolean) => (is ? 'ok' : 'unavailable')
  const forms = available()
  const uploads = forms && !spaceIsShort
  return {
    status: uploads ? 'ok' : 'degraded',
    pages: 'ok',
    forms: stateOf(forms),
    uploads: stateOf(uploads),
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

type PageWriter = (content: AnswerPage) => string

/** Whether the answer is a page: for a form that the browser itself has sent. */
function wantsPage(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? ''
  const json =
    accepts.includes('application/json') || /json/.test(request.headers['content-type'] ?? '')
  return accepts.includes('text/html') && !json
}

/** Says that a form is stored (spec 8). */
function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: FormKind,
  page: PageWriter,
): FastifyReply {
  reply.code(201)
  if (wantsPage(request)) return sendPage(reply, page(storedPages[kind]))
  return reply.send({ stored: true } satisfies FormAnswer)
}

const storedPages: Record<FormKind, AnswerPage> = {
  contact: {
    title: 'Thank you',
    text: "Message sent successfully! We'll be in touch soon.",
    back: { href: forms.contact.page, label: 'Back to Contact' },
  },
  application: {
    title: 'Application Submitted Successfully!',
    text: `Thank you for applying. Our HR team will review your application and make contact within ${answerTime.days} ${answerTime.unit}.`,
    back: { href: '/careers', label: 'Back to Careers' },
  },
  newsletter: {
    title: 'Please check your e-mail',
    text: 'Open the link in our message and press “Confirm subscription” to receive group news. If this address is already subscribed, you will not receive another message.',
    back: { href: forms.newsletter.page, label: 'Back to Home' },
  },
}

/** Says why a form was not stored and what to do; a failure of our own says nothing of the inside. */
function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageWriter,
  metrics: Metrics,
): FastifyReply {
  const { status, failure } = failureOf(error, reply)
  metrics.refused(error instanceof FormProblem ? error.refusal : refusalOf(status))
  // The log shows an error without its words, which may quote a visitor (server/log.ts).
  if (status === 500) request.log.error({ err: error }, 'a form could not be answered')
  reply.code(status).header('cache-control', 'no-store')
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  if (!wantsPage(request)) return reply.send({ stored: false, failure } satisfies FormAnswer)
  const content = isSubscription(request.url) ? notChanged : failurePage(failure, formOf(request))
  return sendPage(reply, page(content))
}

function failureOf(error: unknown, reply: FastifyReply): { status: number; failure: Failure } {
  if (error instanceof FormProblem) return { status: error.statusCode, failure: error.failure }
  const stated = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  // A library's 503 is passed on; any other 5xx becomes 500.
  const status = (stated >= 400 && stated < 500) || stated === 503 ? stated : 500
  const reason = reasons[status] ?? (status === 500 ? 'broken' : 'malformed')
  const retryAfter = Number(reply.getHeader('retry-after')) || undefined
  return {
    status,
    failure: {
      reason,
      message: failureMessage(reason, retryAfter),
      ...(retryAfter && { retryAfter }),
    },
  }
}

/** What the metrics count a refusal of Fastify's and its plugins' as: it is known by its status alone. */
function refusalOf(status: number): Refusal {
  const named = Object.entries(failureStatus).find(([, number]) => number === status)?.[0]
  return refusals.find((name) => name === named) ?? 'malformed'
}

/** Statuses that Fastify and its plugins give; their own words are for programmers. */
const reasons: Record<number, Failure['reason']> = {
  [failureStatus['too-slow']]: 'too-slow',
  [failureStatus['too-large']]: 'too-large',
  [failureStatus['too-many']]: 'too-many',
  [failureStatus.unavailable]: 'unavailable',
}

function formOf(request: FastifyRequest): FormKind | undefined {
  const path = request.url.split('?')[0]
  return formKinds.find((kind) => forms[kind].endpoint === path)
}

function failurePage({ message, fields = {} }: Failure, kind: FormKind | undefined): AnswerPage {
  const names = Object.keys(fields).filter((name): name is FieldName => name in fieldLabels)
  return {
    title: 'Your form was not sent',
    text: `${message} Go back with your browser: what you typed is still there.`,
    items: names.map((name) => ({ label: fieldLabels[name], text: fields[name] ?? '' })),
    back: {
      href: kind ? forms[kind].page : '/',
      label: kind ? 'Back to an empty form' : 'Back to Home',
    },
  }
}
