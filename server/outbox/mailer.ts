import { createTransport } from 'nodemailer'
import { composeMail, type MailAddresses } from './compose.ts'
import { isTooLarge } from './mail-failure.ts'
import type { ClaimedMail, OutboxOperations } from './queue.ts'
import { allSlots } from './worker.ts'

/** Milliseconds: a mail server that hangs must not hold a mail for ever. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The mail server, and whether a password for it may go out where it offers no encryption. */
type MailServer = { url: string; tls: 'required' | 'optional' }

/** How nodemailer reaches a mail server without giving a password or a file away. */
export function safely({ url, tls }: MailServer) {
  const { username, password } = new URL(url)
  return {
    url,
    // nodemailer alone uses STARTTLS only if offered, and an attacker in between can remove the offer.
    requireTLS: tls === 'required' && (username !== '' || password !== ''),
    // Files and addresses are given as content: nothing is ever read from a path or a link.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Sends claimed mails through a mail server, over a few connections that stay open. A mail that it
 * refuses for its size is sent without the resume, and says how to get the file.
 */
export function openMailer(
  store: Pick<OutboxOperations, 'readMailContent'>,
  server: MailServer,
  addresses: MailAddresses,
) {
  const transport = createTransport({
    ...safely(server),
    pool: true,
    // One for each slot, so that no mail waits for another's connection.
    maxConnections: allSlots,
    ...timeouts,
  })
  // A pooled connection that breaks between two mails is replaced by the next one.
  transport.on('error', () => {})
  return {
    async send(claimed: ClaimedMail): Promise<void> {
      const withFile = claimed.kind === 'application' && addresses.staffMail === 'whole'
      const content = await store.readMailContent(claimed.submissionId, withFile)
      if (!content) return
      try {
        await transport.sendMail(composeMail(claimed, content, addresses))
      } catch (error) {
        if (!content.resume?.file || !isTooLarge(error)) throw error
        const small = { ...content, resume: { ...content.resume, file: undefined } }
        await transport.sendMail(composeMail(claimed, small, addresses))
      }
    },
    close: () => transport.close(),
  }
}
