import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkToken } from '#server/store/new-id.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

const token = linkToken()
let app: FastifyInstance
/** What reached the store. */
let changes: string[]

beforeEach(async () => {
  changes = []
  const changeSubscription = async (given: string, state: string) => {
    changes.push(`${state} ${given}`)
    return given === token
  }
  app = fastify()
  await app.register(formbody)
  subscriptionRoutes(
    app,
    { changeSubscription },
    ({ title, action }) => `${title} ${action?.field.value ?? ''}`,
  )
})

it.each(['confirm', 'unsubscribe'])('%s asks before it changes anything', async (step) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const url = `/newsletter/${step}?token=${token}`
    const answer = await app.inject({ method, url, headers: { 'sec-purpose': 'prefetch' } })
    expect(answer.statusCode).toBe(200)
    if (method === 'GET') expect(answer.body).toContain(token)
  }
  expect(changes).toEqual([])
})

it('confirms on the word of the page', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/newsletter/confirm',
    payload: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.body).toContain('Subscription confirmed')
  expect(changes).toEqual([`confirmed ${token}`])
})

it.each([
  ['a mail program', `/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click'],
  ['the page', '/newsletter/unsubscribe', `token=${token}`],
])('unsubscribes on the word of %s', async (_who, url, payload) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode).toBe(200)
  expect(changes).toEqual([`unsubscribed ${token}`])
})

describe('an address with something else for a token', () => {
  // PostgreSQL would refuse a NUL, and that is no trouble of the store.
  it.each([
    '',
    'token=',
    'token=%00',
    `token=${token}%00`,
    'token=%F0%9F%92%A9',
    `token=${'a'.repeat(5000)}`,
    `token=${token}&token=${token}`,
    'token[a]=b',
  ])('?%s is over without asking the store', async (query) => {
    for (const [method, path] of [
      ['GET', 'confirm'],
      ['GET', 'unsubscribe'],
      ['POST', 'confirm'],
      ['POST', 'unsubscribe'],
    ] as const) {
      const answer = await app.inject({ method, url: `/newsletter/${path}?${query}` })
      expect(answer.statusCode).toBe(410)
    }
    expect(changes).toEqual([])
  })
})
