import { formWords as words } from '#content/model/form-words.ts'
import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'
import { type FieldName, fieldLabels } from '#contract/forms.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** Why a form was not delivered, for the visitor. */
export type Problem = {
  /** What happened and what to do. */
  message: string
  /** False when the form may have arrived all the same. */
  certain: boolean
  /** Which fields have to be corrected, and how. */
  fields: FieldErrors
}

/** Why there is no answer at all. */
export type Silence = 'offline' | 'lost' | 'timed-out'

/** An answer before it is parsed; the text may be anything. */
export type Reply = { status: number; text: string; retryAfter: string | null }

const silences = {
  offline: words.offline,
  lost: words.lost,
  'timed-out': failureMessage('too-slow'),
} as const satisfies Record<Silence, string>

export function silenceProblem(silence: Silence): Problem {
  return { message: silences[silence], certain: silence === 'offline', fields: {} }
}

/**
 * The problem that an answer reports; `undefined` when the form is stored. For an answer that is not
 * the inbox's own, such as a proxy's error page, only the status counts.
 */
export function answerProblem({ status, text, retryAfter }: Reply): Problem | undefined {
  if (status === 201) return undefined
  const failure = failureIn(text)
  if (failure) return { message: failure.message, certain: true, fields: failure.fields ?? {} }
  return {
    message: failureMessage(reasonOf(status), secondsOf(retryAfter)),
    // A proxy that lost the server cannot know what became of the form.
    certain: status < 500 || status === failureStatus.unavailable,
    fields: {},
  }
}

/** The failure in an answer of the inbox (contract/answers.ts), read without trusting its shape. */
function failureIn(text: string): Pick<Failure, 'message' | 'fields'> | undefined {
  const answer = parsed(text)
  if (!isRecord(answer) || !isRecord(answer.failure)) return undefined
  const { message, fields } = answer.failure
  if (typeof message !== 'string') return undefined
  return { message, fields: isRecord(fields) ? fieldErrors(fields) : {} }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not the inbox's answer: a proxy's page.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fieldErrors(fields: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, error] of Object.entries(fields)) {
    if (isFieldName(name) && typeof error === 'string') errors[name] = error
  }
  return errors
}

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fieldLabels, name)
}

function reasonOf(status: number): FailureReason {
  switch (status) {
    case failureStatus['too-slow']:
      return 'too-slow'
    case failureStatus['too-large']:
      return 'too-large'
    case failureStatus['wrong-type']:
      return 'wrong-type'
    case failureStatus.invalid:
      return 'invalid'
    case failureStatus['too-many']:
      return 'too-many'
    case failureStatus.unavailable:
    // Bad gateway and gateway time-out: a proxy without a server.
    case 502:
    case 504:
      return 'unavailable'
    default:
      return status >= 400 && status < 500 ? 'malformed' : 'broken'
  }
}

/** `Retry-After` in seconds: it is a number of them or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}
