import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { noMetrics } from '#server/metrics/metrics.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { countRefusals } from './count-refusals.ts'

it.each([
  [new FormProblem('invalid'), 'invalid'],
  [new FormProblem('unavailable', { refusal: 'free-space' }), 'free-space'],
  // What Fastify and its plugins refuse is known by its status.
  [Object.assign(new Error(), { statusCode: 429 }), 'too-many'],
  [Object.assign(new Error(), { statusCode: 413 }), 'too-large'],
  [Object.assign(new Error(), { statusCode: 404 }), 'malformed'],
  [new Error('a fault of ours'), 'broken'],
])('counts %s as %s', async (error, reason) => {
  const refused = vi.fn()
  const app = fastify()
  countRefusals(app, { ...noMetrics, refused })
  app.post('/', () => Promise.reject(error))
  await app.inject({ method: 'POST', url: '/' })
  expect(refused.mock.calls).toEqual([[reason]])
})

it('tells the visitor nothing of the cause', () => {
  const { failure } = new FormProblem('unavailable', { retryAfter: 60, refusal: 'free-space' })
  expect(Object.keys(failure).sort()).toEqual(['message', 'reason', 'retryAfter'])
})
