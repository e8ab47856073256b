import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from './answer.ts'
import type { AnswerPage } from './answer-page.ts'
import type { Inbox } from './inbox.ts'

const home = { href: '/', label: 'Go to Home' }

const confirmed: AnswerPage = {
  title: 'Subscription confirmed',
  text: 'Thank you. You will receive group news by e-mail. Every letter says how to unsubscribe.',
  back: home,
}
const unsubscribed: AnswerPage = {
  title: 'You are unsubscribed',
  text: 'You will receive no more group news. You can subscribe again at any time.',
  back: home,
}
const expired: AnswerPage = {
  title: 'This link is not valid any more',
  text: 'The subscription was cancelled or erased. You can subscribe again at the foot of every page.',
  back: home,
}

const tokenSchema = z.object({ token: z.string().max(100) })

/**
 * The links of a subscriber's mail. Confirming takes the visit itself. Unsubscribing asks once more,
 * because mail filters visit every link; mail programs post to it directly (RFC 8058).
 */
export function subscriptionRoutes(
  app: FastifyInstance,
  inbox: Inbox,
  page: (content: AnswerPage) => string,
): void {
  app.get('/newsletter/confirm', async (request, reply) => {
    const done = await inbox.changeSubscription(tokenOf(request.query), 'confirmed')
    return sendPage(reply.code(done ? 200 : 410), page(done ? confirmed : expired))
  })

  app.get('/newsletter/unsubscribe', (request, reply) =>
    sendPage(reply, page(askToUnsubscribe(tokenOf(request.query)))),
  )

  app.post('/newsletter/unsubscribe', async (request, reply) => {
    const token = tokenOf(request.query) || tokenOf(request.body)
    const done = await inbox.changeSubscription(token, 'unsubscribed')
    return sendPage(reply.code(done ? 200 : 410), page(done ? unsubscribed : expired))
  })
}

function askToUnsubscribe(token: string): AnswerPage {
  return {
    title: 'Unsubscribe from group news?',
    text: 'One press, and you receive no more news from us by e-mail.',
    back: home,
    action: {
      href: '/newsletter/unsubscribe',
      label: 'Unsubscribe',
      field: { name: 'token', value: token },
    },
  }
}

/** The token of a link or a form; what is none finds no subscription. */
function tokenOf(values: unknown): string {
  const parsed = tokenSchema.safeParse(values)
  return parsed.success ? parsed.data.token : ''
}
