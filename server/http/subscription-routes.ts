import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Newsletter } from '#server/newsletter/subscribe.ts'
import { type AnswerPage, sendPage } from './answer-page.ts'

const home = { href: '/', label: 'Go to Home' }

const confirmed: AnswerPage = {
  title: 'Subscription confirmed',
  text: 'Thank you. You will receive group news by e-mail. You can unsubscribe at any time with the link in the e-mail that brought you here, or by writing to us.',
  back: home,
}
const unsubscribed: AnswerPage = {
  title: 'You are unsubscribed',
  text: 'You will receive no more group news. You can subscribe again at any time.',
  back: home,
}
const expired: AnswerPage = {
  title: 'This link is no longer valid',
  text: 'The subscription was cancelled or erased. You can subscribe again at the foot of every page.',
  back: home,
}

/** What the links lead to: a question, and what its button does. */
const steps = [
  {
    path: '/newsletter/confirm',
    question: {
      title: 'Confirm your subscription',
      text: 'Press the button to receive group news by e-mail.',
    },
    label: 'Confirm subscription',
    state: 'confirmed',
    done: confirmed,
  },
  {
    path: '/newsletter/unsubscribe',
    question: {
      title: 'Unsubscribe from group news?',
      text: 'Press the button to stop receiving group news by e-mail.',
    },
    label: 'Unsubscribe',
    state: 'unsubscribed',
    done: unsubscribed,
  },
] as const

/** Whether a request is one of a subscriber's links, and no form. */
export function isSubscription(url: string): boolean {
  return steps.some(({ path }) => url.split('?')[0] === path)
}

/** What a subscriber reads when the button could not do it. */
export const notChanged: AnswerPage = {
  title: 'Your subscription was not changed',
  text: 'We cannot do this at the moment. Please open the link in our e-mail again in a few minutes.',
  back: home,
}

/** As `linkToken` makes them. */
const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{32}$/) })

/**
 * The links of a subscriber's mail. Both lead to a page with one button, because mail filters visit
 * every link: a visit changes nothing. Mail programs post to unsubscribe directly (RFC 8058).
 */
export function subscriptionRoutes(
  app: FastifyInstance,
  newsletter: Pick<Newsletter, 'changeSubscription'>,
  page: (content: AnswerPage) => string,
): void {
  for (const { path, label, question, state, done } of steps) {
    // Mail filters open every link; to show the question costs nothing that needs a limit.
    app.get(path, { config: { rateLimit: false } }, (request, reply) => {
      const value = tokenOf(request.query)
      if (!value) return answer(reply, expired)
      const action = { href: path, label, field: { name: 'token', value } }
      return answer(reply, { ...question, back: home, action })
    })

    app.post(path, async (request, reply) => {
      const token = tokenOf(request.query) ?? tokenOf(request.body)
      const changed = token !== undefined && (await newsletter.changeSubscription(token, state))
      return answer(reply, changed ? done : expired)
    })
  }

  function answer(reply: FastifyReply, content: AnswerPage) {
    return sendPage(reply.code(content === expired ? 410 : 200), page(content))
  }
}

/** The token of a link or a form; undefined when it is none of ours. */
function tokenOf(values: unknown): string | undefined {
  return tokenSchema.safeParse(values).data?.token
}
