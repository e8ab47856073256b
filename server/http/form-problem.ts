import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'

/** A form that is not taken: thrown where that is found, answered in one place. */
export class FormProblem extends Error {
  readonly statusCode: number
  readonly failure: Failure

  constructor(reason: FailureReason, more: Omit<Partial<Failure>, 'reason'> = {}) {
    super(reason)
    this.statusCode = failureStatus[reason]
    this.failure = { reason, message: failureMessage(reason, more.retryAfter), ...more }
  }
}
