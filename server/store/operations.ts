import {
  changeSubscription,
  type SubscriptionRequest,
  storeSubscription,
} from '#server/newsletter/subscriptions.ts'
import { outboxDepth } from '#server/outbox/depth.ts'
import { readMailContent } from '#server/outbox/mail-content.ts'
import {
  claimMails,
  giveUpMail,
  type MailFailure,
  markSent,
  postponeMail,
  renewClaim,
} from '#server/outbox/queue.ts'
import { type NewSubmission, storeSubmissions } from '#server/submissions/insert.ts'
import type { Store } from './open-store.ts'
import { proveWritable } from './prove-writable.ts'
import type { MailKind } from './tables.ts'

/**
 * Everything that the running server asks of its store. Arguments and results are plain data, so
 * that the store may answer from another thread.
 */
export function operationsOn(store: Store) {
  const { db } = store
  return {
    storeSubmissions: (submissions: readonly NewSubmission[]) =>
      storeSubmissions(store, submissions),
    storeSubscription: (request: SubscriptionRequest) => storeSubscription(store, request),
    changeSubscription: (token: string, state: 'confirmed' | 'unsubscribed', at: Date) =>
      changeSubscription(db, token, state, at),
    proveWritable: (at: Date, room?: number) => proveWritable(db, at, room),
    claimMails: (kinds: readonly MailKind[], most: number, now: Date) =>
      claimMails(store, kinds, most, now),
    renewClaim: (id: string, now: Date) => renewClaim(db, id, now),
    markSent: (id: string, now: Date) => markSent(db, id, now),
    postponeMail: (id: string, next: Date, failure: MailFailure) =>
      postponeMail(db, id, next, failure),
    giveUpMail: (id: string, now: Date, failure: MailFailure) => giveUpMail(db, id, now, failure),
    outboxDepth: () => outboxDepth(db),
    readMailContent: (submissionId: string) => readMailContent(db, submissionId),
  }
}

export type StoreOperations = ReturnType<typeof operationsOn>
