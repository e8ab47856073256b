import type { FormKind } from '../../contract/forms.ts'
import type { MailState } from '../../server/outbox/mail-state.ts'
import type { LetterName, Stage } from '../../server/store/tables.ts'
import { lagosTime } from '../base/lagos-time.ts'

export const kindNames: Readonly<Record<FormKind, string>> = {
  contact: 'Message',
  application: 'Application',
  newsletter: 'Subscription',
}

/** What the letters do, as buttons and titles name it. */
export const letterLabels: Readonly<Record<LetterName, string>> = {
  received: 'Confirm receipt',
  declined: 'Decline',
  free: 'Write a letter',
}

const stageNames: Readonly<Record<Stage, string>> = {
  shortlist: 'Shortlist',
  interview: 'Interview',
  declined: 'Declined',
  hired: 'Hired',
}

/** A stage as screens name it; null is a new application. */
export function stageName(stage: Stage | null): string {
  return stage === null ? 'New' : stageNames[stage]
}

const mailNames: Readonly<Record<MailState['kind'], string>> = {
  contact: 'The e-mail to Correspondence',
  application: 'The e-mail to HR',
  confirmation: 'The e-mail that asks the subscriber to confirm',
  letter: 'The letter',
  received: `The letter “${letterLabels.received}”`,
  declined: `The letter “${letterLabels.declined}”`,
  free: 'The letter',
}

/** What became of a mail, in a sentence. */
export function mailText({ kind, state, at, error, letter }: MailState): string {
  const name = kind === 'free' ? `The letter “${letter?.subject}”` : mailNames[kind]
  const time = lagosTime(at)
  if (state === 'sent') return `${name} went out on ${time}.`
  if (error === null) return `${name} is about to go out.`
  const hasAnswered = /^\d{3}$/.test(error)
  const why = `the mail server ${hasAnswered ? `answered ${error}` : 'could not be reached'}`
  return `${name} ${state === 'failed' ? 'was given up' : 'is tried again'} on ${time}: ${why}.`
}
