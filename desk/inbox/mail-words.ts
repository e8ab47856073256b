import type { MailAbout } from '../../server/staff/work.ts'
import { lagosTime } from '../base/lagos-time.ts'

const mailNames: Readonly<Record<MailAbout['kind'], string>> = {
  contact: 'The e-mail to Correspondence',
  application: 'The e-mail to HR',
  confirmation: 'The e-mail that asks the subscriber to confirm',
  letter: 'The letter',
}

/** What became of a mail, in a sentence. */
export function mailWords({ kind, state }: Pick<MailAbout, 'kind' | 'state'>): string {
  const name = mailNames[kind]
  if (state.state === 'none') return ''
  if (state.state === 'sent') return `${name} went out on ${timeOf(state.sentAt)}.`
  if (state.state === 'waiting' && state.error === null) return `${name} is about to go out.`
  const { attempts, error } = state
  const answered = /^\d{3}$/.test(error ?? '')
  const tried = `tried ${attempts === 1 ? 'once' : `${attempts} times`}; the mail server ${answered ? `answered ${error}` : 'could not be reached'}`
  return state.state === 'failed'
    ? `${name} was given up on ${timeOf(state.failedAt)}, ${tried}.`
    : `${name} waits, ${tried}. The next attempt is on ${timeOf(state.nextAttemptAt)}.`
}

const timeOf = (instant: string) => lagosTime(Date.parse(instant))
