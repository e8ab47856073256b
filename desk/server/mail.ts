import { createTransport } from 'nodemailer'
import { safely } from '../../server/outbox/mailer.ts'
import type { Settings } from '../../server/settings.ts'
import type { Office } from './desk.ts'

/** Milliseconds: requests wait for their mails, and a mail server may hang. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Sends the desk's mails; without `SMTP_URL` it sends none and returns false. */
export function mailSender(
  settings: Settings,
  urls: Office['urls'],
  log: Office['log'],
): Office['mail'] {
  const { SMTP_URL: url, SMTP_TLS, MAIL_FROM } = settings
  if (!url) return async () => false
  const transport = createTransport({ ...safely({ url, tls: SMTP_TLS }), ...timeouts })
  const from = MAIL_FROM ?? `desk@${new URL(urls.desk).hostname}`
  return async (to, subject, text) => {
    try {
      await transport.sendMail({ from, to, subject, text })
      return true
    } catch (error) {
      // Log only the code: nodemailer's message names the recipient.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ code }, 'a mail was not sent')
      return false
    }
  }
}
