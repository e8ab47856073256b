import { createTransport } from 'nodemailer'
import { safely } from '../../server/outbox/mailer.ts'
import type { Settings } from '../../server/settings.ts'
import type { Office } from './desk.ts'

/** Milliseconds: a mail server that hangs must not hold a screen. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** How the desk sends mails; without a mail server it sends none, and says so. */
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
      // No more of it: nodemailer's message names the recipient.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ code }, 'a mail was not sent')
      return false
    }
  }
}
