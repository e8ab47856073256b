import type { Selectable } from 'kysely'
import { createTransport } from 'nodemailer'
import { headerText } from '../../server/outbox/compose.ts'
import { safely } from '../../server/outbox/mailer.ts'
import { claimTime, type MailFailure } from '../../server/outbox/queue.ts'
import { type OutboxWorker, startOutbox } from '../../server/outbox/worker.ts'
import { newId } from '../../server/store/new-id.ts'
import { errorCode } from '../../server/store/store-problem.ts'
import type { Tables } from './database.ts'
import type { DeskContext } from './desk.ts'

type Mail = Pick<Selectable<Tables['mails']>, 'id' | 'recipient' | 'subject' | 'text'>

/** Milliseconds: a mail server may hang. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Milliseconds after queueing for which a mail that was given up is kept, and shown on Today. */
const keptFor = 8 * 86_400_000

/** Mails on their way at the same time. */
const slots = 2

/** How a mail is sent; undefined without `SMTP_URL`. It rejects with nodemailer's error. */
function transportOf({ settings, urls }: Pick<DeskContext, 'settings' | 'urls'>) {
  const { SMTP_URL: url, SMTP_TLS, MAIL_FROM } = settings
  if (!url) return undefined
  const transport = createTransport({ ...safely({ url, tls: SMTP_TLS }), ...timeouts })
  const from = MAIL_FROM ?? `desk@${new URL(urls.desk).hostname}`
  return async ({ id, recipient: to, subject, text }: Mail): Promise<void> => {
    await transport.sendMail({
      from,
      to,
      subject: headerText(subject),
      text,
      // The same for every attempt, so that mail programs can tell a repeated one.
      messageId: `<${id}@${from.split('@')[1]}>`,
      // RFC 3834: absence notes do not answer it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

/** Sends a mail that its sender waits for, and says whether it went out: without `SMTP_URL` none does. */
export function mailSender(
  context: Pick<DeskContext, 'settings' | 'urls' | 'log'>,
): DeskContext['mail'] {
  const send = transportOf(context)
  return async (recipient, subject, text) => {
    try {
      await send?.({ id: newId(), recipient, subject, text })
      return send !== undefined
    } catch (error) {
      // Log only the code: nodemailer's message names the recipient.
      context.log.warn({ code: errorCode(error) }, 'a mail was not sent')
      return false
    }
  }
}

/**
 * Queues a mail, in the transaction of the change that it is about; `startMails` sends it. No secrets: it is
 * stored until it is sent. Without `SMTP_URL` none is queued.
 */
export async function queueMail(
  { db, now, settings }: Pick<DeskContext, 'db' | 'now' | 'settings'>,
  recipient: string,
  subject: string,
  text: string,
): Promise<void> {
  if (!settings.SMTP_URL) return
  await db
    .insertInto('mails')
    .values({ id: newId(), recipient, subject, text, queued_at: now(), due_at: now() })
    .execute()
}

/** Sends queued mails, retrying for days as the inbox does (server/outbox). Undefined without `SMTP_URL`. */
export function startMails(context: DeskContext): OutboxWorker | undefined {
  const { db, log } = context
  const send = transportOf(context)
  const mail = (id: string) => db.updateTable('mails').where('id', '=', id)
  async function claimMails(_kinds: unknown, limit: number, at: Date) {
    const now = at.getTime()
    const old = db.deleteFrom('mails').where('failed_at', 'is not', null)
    await old.where('queued_at', '<', now - keptFor).execute()
    const due = db.selectFrom('mails').select('id').where('failed_at', 'is', null)
    return await db
      .updateTable('mails')
      // One process sends: a claim needs only to outlast a kill.
      .set((row) => ({ due_at: now + claimTime, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', due.where('due_at', '<=', now).orderBy('due_at').limit(limit))
      .returning(['id', 'recipient', 'subject', 'text', 'attempts', 'refusals'])
      .execute()
  }
  const store = {
    claimMails,
    async renewClaim(id: string, now: Date) {
      await mail(id)
        .set({ due_at: now.getTime() + claimTime })
        .execute()
    },
    async markSent(id: string) {
      await db.deleteFrom('mails').where('id', '=', id).execute()
    },
    async postponeMail(id: string, next: Date, { code, permanent }: MailFailure) {
      await mail(id)
        .set({ due_at: next.getTime(), error: code })
        .$if(permanent, (query) => query.set((row) => ({ refusals: row('refusals', '+', 1) })))
        .execute()
    },
    async giveUpMail(id: string, now: Date, { code }: MailFailure) {
      await mail(id).set({ failed_at: now.getTime(), error: code }).execute()
    },
  }
  return send && startOutbox(store, send, log, [{ kinds: [], slots }])
}

/** The mails whose last attempt failed, the oldest first. */
export function undelivered({ db, now }: DeskContext) {
  return db
    .selectFrom('mails')
    .select(['recipient', 'queued_at', 'error'])
    .where('error', 'is not', null)
    .where('queued_at', '>', now() - keptFor)
    .orderBy('queued_at')
    .execute()
}
