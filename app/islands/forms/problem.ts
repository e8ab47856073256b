import type { ToastMessage } from '#app/components/toast.tsx'
import { formWords as words } from '#content/model/form-words.ts'
import { type FailureReason, failureMessage, failureStatus } from '#contract/answers.ts'
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

/** An answer before it is parsed; the text may be anything. */
export type Reply = { status: number; text: string; retryAfter: string | null }

/** The problem without an answer: whether the visitor is offline, the connection broke, or it took too long. */
export function noAnswerProblem(cause: 'offline' | 'lost' | 'timed-out'): Problem {
  const message = cause === 'timed-out' ? failureMessage('too-slow') : words[cause]
  return { message, certain: cause === 'offline', fields: {} }
}

/**
 * The problem that an answer reports; `undefined` when the form is stored. For an answer that is not
 * the inbox's own, such as a proxy's error page, only the status counts.
 */
export function answerProblem({ status, text, retryAfter }: Reply): Problem | undefined {
  if (status === 201) return undefined
  const failure = failureIn(text)
  if (failure) return { ...failure, certain: true }
  return {
    message: failureMessage(reasonOf(status), Number(retryAfter) || undefined),
    // A proxy that lost the server cannot know what became of the form.
    certain: status < 500 || status === failureStatus.unavailable,
    fields: {},
  }
}

/** The failure in an answer of the inbox (contract/answers.ts), read without trusting its shape. */
function failureIn(text: string): Pick<Problem, 'message' | 'fields'> | undefined {
  try {
    const { failure }: { failure: { message: unknown; fields?: object } } = JSON.parse(text)
    const { message, fields } = failure
    if (typeof message !== 'string') return undefined
    const errors = Object.entries(fields ?? {}).filter(
      ([name, error]) => isFieldName(name) && typeof error === 'string',
    )
    return { message, fields: Object.fromEntries(errors) }
  } catch {
    // Not the inbox's answer: a proxy's page.
    return undefined
  }
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
    case failureStatus['too-many']:
      return 'too-many'
    case failureStatus.unavailable:
    // Bad gateway and gateway timeout: a proxy without a server.
    case 502:
    case 504:
      return 'unavailable'
    default:
      return status >= 400 && status < 500 ? 'malformed' : 'broken'
  }
}

/** A problem as a toast: what failed, why, what to do, and that nothing typed is lost. */
export function failureToast(
  kind: 'contact' | 'application',
  { message, certain, fields }: Problem,
): ToastMessage {
  const names = Object.keys(fields)
    .filter(isFieldName)
    .map((name) => fieldLabels[name])
  const toCorrect = names.length > 0 ? [`${words.toCorrect} ${names.join(', ')}.`] : []
  return {
    kind: 'failure',
    title: certain ? words[kind].notSent : words[kind].unknown,
    text: [message, ...toCorrect, certain ? words.stillHere : words.notTwice].join(' '),
  }
}
