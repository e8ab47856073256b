import { emails } from '#content/model/contact.ts'
import { isExample } from '#contract/headers.ts'
import { type BuildRecord, differencesFrom } from '#server/build-record.ts'
import type { Settings } from '#server/settings.ts'
import { type Circumstances, type LaunchItem, reserved } from './launch-item.ts'

/** What an engineer has to set: the public address, an inbox for the forms, and the way of its mail. */
export function settingsLeft({ settings, simulated }: Circumstances): LaunchItem[] {
  const mailboxes = {
    MAIL_FROM: emails.general.address,
    MAIL_CONTACT: emails.general.address,
    MAIL_HR: emails.careers.address,
  }
  return [
    ...asked('SITE_URL', siteUrlProblem(settings.SITE_URL), {
      ask: 'Set it to the public address, https://your.domain, then build again',
    }),
    ...asked('INBOX_URL', simulated ? 'the forms throw away what visitors send' : undefined, {
      ask: 'Build with INBOX_URL, or for our own server: npm run build -- --with-inbox',
    }),
    ...asked('SMTP_URL', settings.SMTP_URL ? undefined : 'not set: nothing is mailed', {
      ask: 'Set it to the mail server: smtp://user:password@host:587',
    }),
    ...(['MAIL_FROM', 'MAIL_CONTACT', 'MAIL_HR'] as const).flatMap((name) => {
      const address = settings[name] ?? mailboxes[name]
      const origin = settings[name] ? '' : ', from content/contact.yaml'
      return asked(name, reserved.test(address) ? `${address}${origin}` : undefined, {
        ask: 'Set it to a mailbox that is read',
      })
    }),
  ]
}

/** What is wrong with the build that our own server would hand out with these settings. */
export function buildLeft(settings: Settings, record: BuildRecord | undefined): LaunchItem[] {
  const again = { ask: 'Run npm run build -- --with-inbox' }
  if (!record) return asked('build', 'there is no finished build', again)
  const differences = differencesFrom(record, settings)
  if (differences.length > 0) return asked('build', differences.join(', '), again)
  const { CONTENT, SITE_URL } = record.settings
  // Without an address of its own a site is a draft anyway.
  const draft = CONTENT === 'draft' && !isExample(SITE_URL)
  return asked('CONTENT', draft ? 'a draft, which search engines are kept from' : undefined, {
    ask: 'Take CONTENT=draft out of the settings, then build again',
  })
}

function asked(place: string, now: string | undefined, { ask }: { ask: string }): LaunchItem[] {
  return now === undefined ? [] : [{ place, page: '', record: place, field: '', now, ask }]
}

/** Without it canonical links, sitemap and mails name a site that is not ours. */
function siteUrlProblem(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (reserved.test(hostname)) return `${address} is an example`
  return protocol === 'https:' ? undefined : `${address} is not encrypted`
}
