import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AnswerPage } from '#server/http/answer-page.ts'
import { sendPage } from '#server/http/form-answer.ts'
import type { Inbox } from '#server/submissions/inbox.ts'

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

/** As `linkToken` makes them. */
const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{32}$/) })

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
    const done = await change(tokenOf(request.query), 'confirmed')
    return answer(reply, done ? confirmed : expired)
  })

  app.get('/newsletter/unsubscribe', (request, reply) => {
    const token = tokenOf(request.query)
    return answer(reply, token ? askToUnsubscribe(token) : expired)
  })

  app.post('/newsletter/unsubscribe', async (request, reply) => {
    const token = tokenOf(request.query) ?? tokenOf(request.body)
    const done = await change(token, 'unsubscribed')
    return answer(reply, done ? unsubscribed : expired)
  })

  async function change(token: string | undefined, state: 'confirmed' | 'unsubscribed') {
    return token !== undefined && (await inbox.changeSubscription(token, state))
  }

  function answer(reply: FastifyReply, content: AnswerPage) {
    return sendPage(reply.code(content === expired ? 410 : 200), page(content))
  }
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

/** The token of a link or a form; undefined when it is none of ours. */
function tokenOf(values: unknown): string | undefined {
  return tokenSchema.safeParse(values).data?.token
}
