import { group } from '#content/model/group.ts'
import { newsletterConsent } from '#contract/forms.ts'
import type { CheckedForm } from '#server/submissions/check-form.ts'
import { submissionKey } from '#server/submissions/take-submission.ts'
import { newSenderTurns } from './sender-turns.ts'
import type { NewsletterOperations } from './subscriptions.ts'

/**
 * Used in place of the client's idempotency key for newsletter sign-ups, so one address subscribes
 * once, whoever submits it. It is part of the keys that are stored, so it never changes.
 */
const subscriptionClientKey = 'one for each address'

/** What a subscriber reads beside the button. */
const consent = newsletterConsent(group.name)

/** The newsletter (spec 2.3). */
export function newsletterOver(operations: NewsletterOperations) {
  const senderTurn = newSenderTurns()
  return {
    /**
     * Stores the wish to subscribe; what is suspected gets no mail.
     *
     * @param network whom it comes from, as `normalizeIP` tells it: an IPv4 address or an IPv6 /64; used for limits, never stored
     * @throws {FormProblem}
     */
    async subscribe({ fields, suspected }: CheckedForm, network: string): Promise<void> {
      const at = new Date()
      const email = (fields.email ?? '').toLowerCase()
      const key = submissionKey('newsletter', { fields: { email } }, subscriptionClientKey, '')
      const { delay, takeBack } = suspected ? { delay: 0 } : senderTurn(network)
      const turn = new Date(at.getTime() + delay)
      try {
        await operations.storeSubscription({ email, suspected, at, turn, key, consent })
      } catch (error) {
        takeBack?.()
        throw error
      }
    },
    /** Follows a link of a subscriber's mail; false when the link is no longer valid. @throws {FormProblem} */
    changeSubscription: (token: string, state: 'confirmed' | 'unsubscribed') =>
      operations.changeSubscription(token, state, new Date()),
  }
}

export type Newsletter = ReturnType<typeof newsletterOver>
