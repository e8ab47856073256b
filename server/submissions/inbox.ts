import type { FastifyBaseLogger } from 'fastify'
import { group } from '#content/model/group.ts'
import { generalApplication, isClosedPosition, lateAnswer } from '#content/model/vacancies.ts'
import { type FormKind, newsletterConsent } from '#contract/forms.ts'
import { FormProblem } from '#server/http/form-problem.ts'
import type { RawForm } from '#server/http/read-form.ts'
import { type Metrics, noMetrics } from '#server/metrics/metrics.ts'
import { newSenderTurns } from '#server/newsletter/sender-turns.ts'
import type { FormsState, RunningStore } from '#server/store/running-store.ts'
import { errorCode, isPassing } from '#server/store/store-problem.ts'
import { inBatches } from './batch-writes.ts'
import { type CheckedForm, checkForm } from './check-form.ts'
import { isDataError, type NewSubmission } from './insert.ts'
import { submissionId } from './submission-id.ts'
import { submissionKey } from './submission-key.ts'

/** Submissions in one commit, and submissions that may wait for one: a second's work at most. */
const batches = { most: 64, waiting: 512, isDataError }

/**
 * Stands for the browser's key in a subscription's: whoever sends it, there is one for each address.
 * It is part of the keys that are stored, so it never changes.
 */
const subscriptionClientKey = 'one for each address'

/** What a subscriber reads beside the button. */
const consent = newsletterConsent(group.name)

/** Seconds after which a visitor should try again when the store fails, and when it is only busy. */
const retryAfter = { failing: 30, busy: 2 }
/** Milliseconds between two lines about forms that could not be stored one by one. */
const pause = 10_000

export type Inbox = {
  /**
   * Checks a form and stores it. Once it resolves the form survives any crash.
   *
   * @param network whom it comes from, as `clientNetwork` tells it; used for limits, never stored
   * @throws {FormProblem}
   */
  take: (kind: FormKind, form: RawForm, network: string) => Promise<void>
  /** Follows a link of a subscriber's mail; false when the link is no longer valid. @throws {FormProblem} */
  changeSubscription: (token: string, state: 'confirmed' | 'unsubscribed') => Promise<boolean>
  /** Spares a visitor an upload that could not be stored. @throws {FormProblem} */
  mustBeAvailable: () => void
  forms: FormsState
}

/**
 * The inbox over a store, which may be away (spec 2.3, 2.8, 2.10, 7).
 *
 * @param onStored something was stored that may hold a mail
 * @param isClosed whether applications for a position have closed (spec 2.16)
 */
export function inboxOver(
  { operations, forms }: Pick<RunningStore, 'operations' | 'forms'>,
  log: FastifyBaseLogger,
  onStored: () => void,
  metrics: Metrics = noMetrics,
  isClosed: (position: string) => boolean = (position) => isClosedPosition(position),
): Inbox {
  const senderTurn = newSenderTurns()
  let lastLine = Number.NEGATIVE_INFINITY
  const store = inBatches(
    (items: readonly NewSubmission[]) => operations.storeSubmissions(items),
    batches,
  )

  /** A store that fails is our trouble, told to the visitor as such and to the log by its code. */
  async function stored<Result>(work: Promise<Result>): Promise<Result> {
    const start = performance.now()
    const took = () => (performance.now() - start) / 1000
    try {
      const result = await work
      metrics.storeTook(took(), 'ok')
      return result
    } catch (error) {
      metrics.storeTook(took(), 'failed')
      const code = errorCode(error)
      // A store that is away has said so.
      if (forms.available() && performance.now() - lastLine >= pause) {
        lastLine = performance.now()
        log.error({ code }, 'a form could not be stored')
      }
      throw unavailable(code)
    }
  }

  function mustBeAvailable() {
    if (!forms.worthTrying()) throw unavailable(forms.code() ?? '')
  }

  async function subscribe({ fields, suspected }: CheckedForm, network: string): Promise<void> {
    const at = new Date()
    const email = (fields.email ?? '').toLowerCase()
    const key = submissionKey('newsletter', { fields: { email } }, subscriptionClientKey, '')
    // What is suspected gets no mail.
    const { delay, takeBack } = suspected ? { delay: 0 } : senderTurn(network)
    const turn = new Date(at.getTime() + delay)
    try {
      await stored(operations.storeSubscription({ email, suspected, at, turn, key, consent }))
    } catch (error) {
      takeBack?.()
      throw error
    }
  }

  async function put(kind: Exclude<FormKind, 'newsletter'>, form: CheckedForm): Promise<void> {
    const { resume, clientKey, suspected } = form
    const fields =
      form.fields.position === '' ? { ...form.fields, position: generalApplication } : form.fields
    const now = new Date()
    const email = (fields.email ?? '').toLowerCase()
    const day = now.toISOString().slice(0, 10)
    const key = submissionKey(kind, { fields, resume: resume?.bytes }, clientKey, day)
    await store({
      id: submissionId(),
      kind,
      suspected,
      receivedAt: now,
      key,
      email,
      fields,
      resume,
    })
  }

  return {
    async take(kind, form, network) {
      const checked = await checkForm(kind, form)
      if (kind === 'application' && isClosed(checked.fields.position ?? '')) {
        const { message, field } = lateAnswer
        throw new FormProblem('closed', { message, fields: { position: field } })
      }
      if (kind === 'newsletter') await subscribe(checked, network)
      else await stored(put(kind, checked))
      onStored()
    },
    changeSubscription: (token, state) =>
      stored(operations.changeSubscription(token, state, new Date())),
    mustBeAvailable,
    forms,
  }
}

function unavailable(code: string): FormProblem {
  return new FormProblem('unavailable', {
    refusal: 'store',
    retryAfter: isPassing(code) ? retryAfter.busy : retryAfter.failing,
  })
}
