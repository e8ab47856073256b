import type { FastifyInstance } from 'fastify'
import { failureStatus } from '#contract/answers.ts'
import { type Metrics, type Refusal, refusals } from '#server/metrics/metrics.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'

/** Tells the metrics of every form that this app refuses, by its reason. */
export function countRefusals(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onError', async (_request, _reply, error) => {
    metrics.refused(refusalOf(error))
  })
}

/** What Fastify and its plugins refuse is known by its status alone. */
function refusalOf(error: Error & { statusCode?: number }): Refusal {
  if (error instanceof FormProblem) return error.refusal
  const status = error.statusCode ?? failureStatus.broken
  const named = Object.entries(failureStatus).find(([, number]) => number === status)?.[0]
  const refusal = refusals.find((name) => name === named)
  return refusal ?? (status >= 400 && status < 500 ? 'malformed' : 'broken')
}
