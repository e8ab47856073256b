import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { emails, offices, ownMailboxes } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { isClosedPosition } from '#content/model/vacancies.ts'
import type { Inbox } from './http/form-routes.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { newsletterOver } from './newsletter/subscribe.ts'
import type { StoreOperations } from './operations.ts'
import { type OutboxWorker, startOutbox } from './outbox/worker.ts'
import type { Settings } from './settings.ts'
import { type OperationNames, type RunningStore, startStore } from './store/running-store.ts'
import { checkForm } from './submissions/check-form.ts'
import { formStoring } from './submissions/form-storing.ts'
import { takeSubmissions } from './submissions/take-submission.ts'

/** What is asked of the store; the success of what stores says that forms can be stored. */
export const operationNames = {
  storeSubmissions: 'stores',
  storeSubscription: 'stores',
  changeSubscription: 'asks',
  proveWritable: 'stores',
  claimMails: 'asks',
  renewClaim: 'asks',
  markSent: 'asks',
  postponeMail: 'asks',
  giveUpMail: 'asks',
  outboxDepth: 'asks',
  readMailContent: 'asks',
} as const satisfies OperationNames<StoreOperations>

/**
 * The inbox over a store, which may be away (spec 2.3, 2.8, 2.10, 7).
 *
 * @param onStored something was stored that may hold a mail
 * @param isClosed whether applications for a position have closed (spec 2.16)
 */
export function inboxOver(
  { operations, forms }: Pick<RunningStore<StoreOperations>, 'operations' | 'forms'>,
  log: FastifyBaseLogger,
  onStored: () => void,
  metrics: Metrics = noMetrics,
  isClosed: (position: string) => boolean = (position) => isClosedPosition(position),
): Inbox {
  const guarded = formStoring(forms, log, metrics)
  const takeSubmission = takeSubmissions(operations, guarded, isClosed)
  const { subscribe, changeSubscription } = newsletterOver(operations, guarded)
  return {
    async take(kind, form, network) {
      const checked = await checkForm(kind, form)
      if (kind === 'newsletter') await subscribe(checked, network)
      else await takeSubmission(kind, checked)
      onStored()
    },
    changeSubscription,
    mustBeAvailable: guarded.mustBeAvailable,
    forms,
  }
}

type RunningInbox = {
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
  const store = await startStore(
    settings,
    {
      names: operationNames,
      startThread: (folder) =>
        new Worker(new URL('./store-thread.ts', import.meta.url), {
          name: 'store',
          workerData: { folder },
        }),
      load: async () => (await import('./operations.ts')).operationsOn,
    },
    log,
  )
  const { operations } = store
  metrics.watchForms(store.forms.available)
  const mailer = settings.SMTP_URL
    ? // The library stays out of a server that sends nothing.
      (await import('./outbox/mailer.ts')).openMailer(
        operations,
        { url: settings.SMTP_URL, tls: settings.SMTP_TLS },
        {
          from: settings.MAIL_FROM ?? emails.general.address,
          contact: settings.MAIL_CONTACT ?? emails.general.address,
          hr: settings.MAIL_HR ?? emails.careers.address,
          topics: ownMailboxes,
          linkBase: settings.INBOX_URL ?? settings.SITE_URL,
          groupName: group.name,
          postalAddress: [group.registered.name, ...offices[0].address].join(', '),
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
