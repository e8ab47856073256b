import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'
import type { Refusal } from '#server/metrics/metrics.ts'

type More = Omit<Partial<Failure>, 'reason'> & {
  /** What the metrics count it as, where the reason alone says too little; no visitor sees it. */
  refusal?: Refusal
}

/** A form that is not taken: thrown where that is found, answered in one place. */
export class FormProblem extends Error {
  readonly statusCode: number
  readonly failure: Failure
  readonly refusal: Refusal

  constructor(reason: FailureReason, { refusal = reason, ...more }: More = {}) {
    super(reason)
    this.refusal = refusal
    this.statusCode = failureStatus[reason]
    this.failure = { reason, message: failureMessage(reason, more.retryAfter), ...more }
  }
}
