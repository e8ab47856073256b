import { limits } from '#server/limits.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database } from '#server/store/tables.ts'
import { submissionId } from '#server/submissions/submission-id.ts'

const hour = 60 * 60 * 1000

/** Whom a confirmation bothers, however the address is written. */
export type Mailbox = { mailbox: string; domain: string }

/**
 * The mailbox behind an address: `A.d.a+news@Mail.example` is `ada@mail.example`. Dots differ with
 * few providers; where they do, two people share a limit and nothing else.
 */
export function mailboxOf(email: string): Mailbox {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return { mailbox: `${name.replaceAll('.', '')}@${domain}`, domain }
}

/**
 * Whether a mailbox and its domain may get one more confirmation. Ask in the transaction that
 * queues it: others who ask for the same domain wait until that ends.
 */
export async function mayConfirm(
  transaction: Database,
  { advisoryLock }: Store['dialect'],
  { mailbox, domain }: Mailbox,
  at: Date,
): Promise<boolean> {
  await advisoryLock(transaction, domain)
  const since = (age: number) => new Date(at.getTime() - age).toISOString()
  const { mailboxDay, mailboxHour, domainDay, domainHour } = await transaction
    .selectFrom('outbox')
    .where('domain', '=', domain)
    .where('queued_at', '>', since(24 * hour))
    .select(({ fn, and, eb }) => {
      const ofMailbox = eb('mailbox', '=', mailbox)
      const lately = eb('queued_at', '>', since(hour))
      return [
        fn.countAll().as('domainDay'),
        fn.countAll().filterWhere(lately).as('domainHour'),
        fn.countAll().filterWhere(ofMailbox).as('mailboxDay'),
        fn
          .countAll()
          .filterWhere(and([ofMailbox, lately]))
          .as('mailboxHour'),
      ]
    })
    .executeTakeFirstOrThrow()
  return (
    Number(mailboxHour) < limits.mailboxHour.value &&
    Number(mailboxDay) < limits.mailboxDay.value &&
    Number(domainHour) < limits.domainHour.value &&
    Number(domainDay) < limits.domainDay.value
  )
}

/** Queues the mail that asks a subscriber to confirm, due at once. */
export async function queueConfirmation(
  transaction: Database,
  submission: string,
  mailbox: Mailbox,
  at: Date,
): Promise<void> {
  const time = at.toISOString()
  await transaction
    .insertInto('outbox')
    .values({
      id: `${submission}-${submissionId()}`,
      submission_id: submission,
      kind: 'confirmation',
      next_attempt_at: time,
      queued_at: time,
      ...mailbox,
    })
    .execute()
}
