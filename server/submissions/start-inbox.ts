import type { FastifyBaseLogger } from 'fastify'
import { emails } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { type OutboxWorker, startOutbox } from '#server/outbox/worker.ts'
import type { Settings } from '#server/settings.ts'
import { startStore } from '#server/store/running-store.ts'
import { type Inbox, inboxOver } from './inbox.ts'

export type RunningInbox = {
  inbox: Inbox
  /** Whether mail goes out; without a mail server it waits in the outbox. */
  mailing: boolean
  /** Begins no more mails, and resolves when those on their way are done. */
  stopMails: () => Promise<void>
  /** Leaves mails that are still on their way to a later process, and closes the store. */
  close: () => Promise<void>
}

/**
 * Opens the store and begins to send what waits in the outbox. A store that cannot be opened keeps
 * nobody from the pages: it is tried again, and forms are refused meanwhile.
 */
export async function startInbox(
  settings: Settings,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Promise<RunningInbox> {
  const store = await startStore(settings, log)
  const { operations } = store
  metrics.watchForms(store.forms.available)
  const mailer = settings.SMTP_URL
    ? // The library stays out of a server that sends nothing.
      (await import('#server/outbox/mailer.ts')).openMailer(
        operations,
        { url: settings.SMTP_URL, tls: settings.SMTP_TLS },
        {
          from: settings.MAIL_FROM ?? emails.general.address,
          contact: settings.MAIL_CONTACT ?? emails.general.address,
          hr: settings.MAIL_HR ?? emails.careers.address,
          linkBase: settings.INBOX_URL ?? settings.SITE_URL,
          groupName: group.name,
        },
      )
    : undefined
  // Without a mail server everything waits, and nothing is wrong.
  if (mailer) metrics.watchOutbox(operations.outboxDepth)
  const outbox: OutboxWorker | undefined = mailer && startOutbox(operations, mailer.send, log)
  await store.tried
  return {
    inbox: inboxOver(store, log, () => outbox?.wake(), metrics),
    mailing: mailer !== undefined,
    stopMails: async () => outbox?.stop(),
    async close() {
      await outbox?.abandon()
      mailer?.close()
      await store.close()
    },
  }
}
