import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { FormsState } from '#server/store/running-store.ts'
import { errorCode, isPassing } from '#server/store/store-problem.ts'
import { FormProblem } from './form-problem.ts'

/** Seconds after which a visitor should try again when the store fails, and when it is only busy. */
const retryAfter = { failing: 30, busy: 2 }
/** Milliseconds between two lines about forms that could not be stored one by one. */
const pause = 10_000

export type FormStoring = {
  /**
   * Waits for the work that stores a form. If the store fails, the log gets the error's code and the
   * visitor 503. @throws {FormProblem}
   */
  stored: <Result>(work: Promise<Result>) => Promise<Result>
  /** Spares a visitor an upload that could not be stored. @throws {FormProblem} */
  mustBeAvailable: () => void
}

/** How forms are stored in a store that may be away. */
export function formStoring(
  forms: FormsState,
  log: FastifyBaseLogger,
  metrics: Metrics,
): FormStoring {
  let lastLine = Number.NEGATIVE_INFINITY
  return {
    async stored(work) {
      const start = performance.now()
      const took = () => (performance.now() - start) / 1000
      try {
        const result = await work
        metrics.storeTook(took(), 'ok')
        return result
      } catch (error) {
        metrics.storeTook(took(), 'failed')
        const code = errorCode(error)
        // running-store.ts has already logged that a store is away.
        if (forms.available() && performance.now() - lastLine >= pause) {
          lastLine = performance.now()
          log.error({ code }, 'a form could not be stored')
        }
        throw unavailable(code)
      }
    },
    mustBeAvailable() {
      if (!forms.worthTrying()) throw unavailable(forms.code() ?? '')
    },
  }
}

function unavailable(code: string): FormProblem {
  return new FormProblem('unavailable', {
    refusal: 'store',
    retryAfter: isPassing(code) ? retryAfter.busy : retryAfter.failing,
  })
}
