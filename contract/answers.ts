import type { FieldName } from './forms.ts'

/** Why a form was refused, with the HTTP status of each reason. */
export const failureStatus = {
  malformed: 400,
  foreign: 403,
  'too-slow': 408,
  closed: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type FailureReason = keyof typeof failureStatus

/** What the server answers to a form that it did not store. */
export type Failure = {
  reason: FailureReason
  /** What happened and what to do, for the visitor. */
  message: string
  /** Seconds after which another try makes sense; also in the `Retry-After` header. */
  retryAfter?: number
  /** For `invalid` and about the resume: which fields, and how to correct each. */
  fields?: Partial<Record<FieldName, string>>
}

/** What the server answers to a form, as JSON: `201` with `stored`, else the failure's status. */
export type FormAnswer = { stored: true } | { stored: false; failure: Failure }

/** Seconds as people say them: "20 seconds", "3 minutes". */
function spoken(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** What happened and what to do; `{wait}` is a time. The caller adds that nothing typed is lost. */
const messages: Record<FailureReason, string> = {
  malformed: 'Your form arrived damaged. Please try again.',
  foreign: 'This form was sent from a page that is not ours. Please send it from our own website.',
  closed: 'This position has closed. Please send a general application.',
  'too-slow': 'Sending took too long. Please check your connection and try again.',
  'too-large': 'This is too large. Please shorten the text, or choose a smaller file.',
  'wrong-type':
    'We cannot read this type of file. Please choose a PDF, DOC or DOCX file and try again.',
  invalid: 'Please correct the fields named here and try again.',
  'too-many': 'Too many forms were sent from your connection. Please try again in {wait}.',
  broken: 'Something went wrong on our side. Please try again, or send us an e-mail.',
  unavailable:
    'We cannot receive forms at the moment. Please try again in {wait}, or send us an e-mail.',
}

export function failureMessage(reason: FailureReason, retryAfter = 60): string {
  return messages[reason].replace('{wait}', spoken(retryAfter))
}
