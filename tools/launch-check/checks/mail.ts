import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { reserved } from './reserved-addresses.ts'

const addresses = ['MAIL_FROM', 'MAIL_CONTACT', 'MAIL_HR'] as const

/** Mails that cannot go out, or to nobody: what arrives would wait in the inbox alone. */
export function mail({ settings, given }: LaunchContext): Finding[] {
  const server: Finding = {
    who: 'engineer',
    place: 'SMTP_URL',
    problem: 'not set: nothing is mailed',
    fix: 'Set it to the mail server: smtp://user:password@host:587',
  }
  return [
    ...(settings.SMTP_URL === undefined ? [server] : []),
    ...addresses
      .filter((name) => reserved.test(settings[name]))
      .map((name): Finding => {
        const origin = given.has(name) ? '' : ', from content/contact.yaml'
        const problem = `${settings[name]}${origin}`
        return { who: 'engineer', place: name, problem, fix: 'Set it to a mailbox that is read' }
      }),
  ]
}
