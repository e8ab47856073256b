import { emails } from '#content/model/contact.ts'
import { type Circumstances, type LaunchItem, reserved } from './launch-item.ts'

/** What an engineer has to set: the public address, an inbox for the forms, and the way of its mail. */
export function settingsLeft({ environment, simulated }: Circumstances): LaunchItem[] {
  const { SITE_URL, SMTP_URL, ...rest } = environment
  const mailboxes = {
    MAIL_FROM: emails.general.address,
    MAIL_CONTACT: emails.general.address,
    MAIL_HR: emails.careers.address,
  }
  return [
    ...asked('SITE_URL', siteUrlProblem(SITE_URL), {
      ask: 'Set it to the public address, https://your.domain, to build and to serve',
    }),
    ...asked('INBOX_URL', simulated ? 'the forms throw away what visitors send' : undefined, {
      ask: 'Build with INBOX_URL, or for our own server: npm run build -- --with-inbox',
    }),
    ...asked('SMTP_URL', SMTP_URL ? undefined : 'not set: nothing is mailed', {
      ask: 'Set it to the mail server: smtp://user:password@host:587',
    }),
    ...Object.entries(mailboxes).flatMap(([name, fallback]) => {
      const address = rest[name] || fallback
      const origin = rest[name] ? '' : ', from content/contact.yaml'
      return asked(name, reserved.test(address) ? `${address}${origin}` : undefined, {
        ask: 'Set it to a mailbox that is read',
      })
    }),
  ]
}

function asked(place: string, now: string | undefined, { ask }: { ask: string }): LaunchItem[] {
  return now === undefined ? [] : [{ place, page: '', record: place, field: '', now, ask }]
}

/** Without it canonical links, sitemap and mails name a site that is not ours. */
function siteUrlProblem(address: string | undefined): string | undefined {
  if (!address) return 'not set'
  if (!URL.canParse(address)) return `${address} is no address`
  const { protocol, hostname } = new URL(address)
  if (reserved.test(hostname)) return `${address} is an example`
  return protocol === 'https:' ? undefined : `${address} is not encrypted`
}
