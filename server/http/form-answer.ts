import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerTime } from '#content/model/vacancies.ts'
import { type Failure, type FormAnswer, failureMessage, failureStatus } from '#contract/answers.ts'
import { type FieldName, type FormKind, fieldLabels, formKinds, forms } from '#contract/forms.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { type AnswerPage, sendPage } from './answer-page.ts'
import { isSubscription, notChanged } from './subscription-routes.ts'

type PageWriter = (content: AnswerPage) => string

/** Whether the answer is a page: for a form that the browser itself has sent. */
function wantsPage(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? ''
  const json =
    accepts.includes('application/json') || /json/.test(request.headers['content-type'] ?? '')
  return accepts.includes('text/html') && !json
}

/** Says that a form is stored (spec 8). */
export function answerStored(
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
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageWriter,
): FastifyReply {
  const { status, failure } = failureOf(error, reply)
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
