import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { emails, offices, ownMailboxes } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { generalApplication, isClosedPosition, vacancies } from '#content/model/vacancies.ts'
import type { Inbox } from './http/form-routes.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { newsletterOver } from './newsletter/subscribe.ts'
import type { StoreOperations } from './operations.ts'
import { letterAddresses } from './outbox/compose.ts'
import { startOutbox } from './outbox/worker.ts'
import type { Settings } from './settings.ts'
import { refuseEmptyPostgresBesideSqlite } from './store/empty-postgres.ts'
import { type FormsState, keepStore, type RunningStore } from './store/running-store.ts'
import { localStore, type StoreAccess, storeWorker } from './store/store-access.ts'
import { errorCode, isPassing } from './store/store-problem.ts'
import { checkForm } from './submissions/check-form.ts'
import { FormProblem } from './submissions/form-problem.ts'
import { takeSubmissions } from './submissions/take-submission.ts'

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
  const watched = watchStoring(forms, log, metrics)
  const takeSubmission = takeSubmissions(operations.storeSubmissions, isClosed)
  const newsletter = newsletterOver(operations)
  return {
    async take(kind, form, network) {
      const checked = await checkForm(kind, form)
      await watched(
        kind === 'newsletter'
          ? newsletter.subscribe(checked, network)
          : takeSubmission(kind, checked),
      )
      onStored()
    },
    changeSubscription: (token, state) => watched(newsletter.changeSubscription(token, state)),
    mustBeAvailable() {
      if (!forms.worthTrying()) throw unavailable(forms.code() ?? '')
    },
    forms,
  }
}

/** Seconds after which a visitor should try again when the store fails, and when it is only busy. */
const retryAfter = { failing: 30, busy: 2 }
/** Milliseconds between two lines about forms that could not be stored one by one. */
const logPause = 10_000

/**
 * Waits for the work that stores a form. If the store fails, the log gets the error's code and the
 * visitor a {FormProblem} with 503.
 */
function watchStoring(forms: FormsState, log: FastifyBaseLogger, metrics: Metrics) {
  let lastLine = Number.NEGATIVE_INFINITY
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    try {
      const result = await work
      metrics.storeTook(seconds(), 'ok')
      return result
    } catch (error) {
      if (error instanceof FormProblem) throw error
      metrics.storeTook(seconds(), 'failed')
      const code = errorCode(error)
      // running-store.ts has already logged that a store is away.
      if (forms.available() && performance.now() - lastLine >= logPause) {
        lastLine = performance.now()
        log.error({ code }, 'a form could not be stored')
      }
      throw unavailable(code)
    }
  }
}

function unavailable(code: string): FormProblem {
  return new FormProblem('unavailable', {
    refusal: 'store',
    retryAfter: isPassing(code) ? retryAfter.busy : retryAfter.failing,
  })
}

/**
 * Opens the store and begins to send what waits in the outbox. A store that cannot be opened keeps
 * nobody from the pages: it is tried again, and forms are refused meanwhile.
 */
export async function startInbox(settings: Settings, log: FastifyBaseLogger, metrics: Metrics) {
  const storing = ['storeSubmissions', 'storeSubscription'] as const
  const store = keepStore(await storeOf(settings, log), log, storing)
  const { operations } = store
  metrics.watchForms(store.forms.available)
  const mailer = settings.SMTP_URL
    ? // The library stays out of a server that sends nothing.
      (await import('./outbox/mailer.ts')).openMailer(
        operations,
        { url: settings.SMTP_URL, tls: settings.SMTP_TLS },
        {
          ...letterAddresses(settings),
          contact: settings.MAIL_CONTACT ?? emails.general.address,
          topics: ownMailboxes,
          linkBase: settings.INBOX_URL ?? settings.SITE_URL,
          postalAddress: [group.registered.name, ...offices[0].address].join(', '),
          deskUrl: settings.DESK_URL,
          staffMail: settings.STAFF_MAIL ?? (settings.DESK_URL ? 'notice' : 'whole'),
          openings: [...vacancies.map(({ title }) => title), generalApplication],
        },
      )
    : undefined
  // Without a mail server everything waits, and nothing is wrong.
  if (mailer) metrics.watchOutbox(operations.outboxDepth)
  const outbox = mailer && startOutbox(operations, mailer.send, log)
  await store.tried
  return {
    inbox: inboxOver(store, log, () => outbox?.wake(), metrics),
    /** Whether mail goes out; without a mail server it waits in the outbox. */
    mailing: mailer !== undefined,
    /** Begins no more mails, and resolves when those on their way are done. */
    stopMails: async () => outbox?.stop(),
    /** Leaves mails that are still on their way to a later process, and closes the store. */
    async close() {
      await outbox?.abandon()
      mailer?.close()
      await store.close()
    },
  }
}

/**
 * The server must never wait for a disk: SQLite works in a thread of its own, PostgreSQL in this one,
 * since it answers over the network. The code of the other one is not loaded.
 */
async function storeOf(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<StoreAccess<StoreOperations>> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (DATABASE_URL === undefined) {
    const thread = new URL('./store-thread.ts', import.meta.url)
    const workerData = { folder: DATA_DIR }
    return storeWorker(log, () => new Worker(thread, { name: 'store', workerData }))
  }
  const { operationsOn } = await import('./operations.ts')
  const { openStore } = await import('./store/open-store.ts')
  return localStore(async () => {
    // A database that was away when the server started may be empty.
    await refuseEmptyPostgresBesideSqlite(settings)
    return openStore(settings)
  }, operationsOn)
}
