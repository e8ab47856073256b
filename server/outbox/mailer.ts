import { createTransport } from 'nodemailer'
import type { StoreOperations } from '#server/store/operations.ts'
import { composeMail, type MailAddresses } from './compose.ts'
import type { ClaimedMail } from './queue.ts'

/** Milliseconds: a mail server that hangs must not hold a mail for ever. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export type Mailer = { send: (mail: ClaimedMail) => Promise<void>; close: () => void }

/** Sends claimed mails through the mail server of `smtpUrl`, over a few connections that stay open. */
export function openMailer(
  store: Pick<StoreOperations, 'readMailContent'>,
  smtpUrl: string,
  addresses: MailAddresses,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // Files and addresses are given as content: nothing is ever read from a path or a link.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  // A pooled connection that breaks between two mails is replaced by the next one.
  transport.on('error', () => {})
  return {
    async send(claimed) {
      const content = await store.readMailContent(claimed.submissionId)
      if (content) await transport.sendMail(composeMail(claimed, content, addresses))
    },
    close: () => transport.close(),
  }
}
