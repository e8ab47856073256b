import type { Store } from '#server/store/open-store.ts'
import type { MailKind } from '#server/store/tables.ts'
import { outboxDepth } from './depth.ts'
import { readMailContent } from './mail-content.ts'
import {
  claimMails,
  giveUpMail,
  type MailFailure,
  markSent,
  postponeMail,
  renewClaim,
} from './queue.ts'

/** What the outbox asks of the running server's store. */
export function outboxOperations(store: Store) {
  const { db } = store
  return {
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

export type OutboxOperations = ReturnType<typeof outboxOperations>
