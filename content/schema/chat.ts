import { z } from 'zod'
import { internalHref, line } from './text.ts'

const linkSchema = z.strictObject({ label: line('label'), href: internalHref })

const answer = {
  text: line('text').max(420, { error: 'text is too long: two to four sentences, 420 characters' }),
  links: z.array(linkSchema).min(1, { error: 'an answer needs at least one link' }),
}

/** An answer of the assistant: a few plain sentences and the pages that they talk about. */
const answerSchema = z.strictObject({
  ...answer,
  /** What stands in its place in a confirmed build, while the answer names a placeholder. */
  otherwise: z.strictObject(answer).optional().meta({
    label: 'Answer instead',
    hint: 'Said in a confirmed build while the answer above names something that is not confirmed.',
  }),
})

/** An answer and the words that call for it; the first rule that matches wins. */
const ruleSchema = z.strictObject({
  keywords: z
    .array(z.string().regex(/^[a-z ]+$/, { error: 'keywords are written in small letters' }))
    .min(1),
  answer: answerSchema,
})

/** What the assistant says (spec 2.15, 5). */
export const chatSchema = z.strictObject({
  quick: z
    .strictObject({
      greeting: line('greeting'),
      /** Under the greeting, each topic a button that sends it. */
      asks: z.strictObject({
        heading: line('heading'),
        topics: z.array(line('topic')).length(4, { error: 'four topics fit' }),
      }),
      /** In the order of the specification: the first match wins. */
      rules: z.array(ruleSchema),
      /** When no keyword matches (spec 8). */
      fallback: answerSchema,
    })
    .refine(
      ({ asks, rules }) =>
        asks.topics.every((topic) =>
          rules.some(({ keywords }) => keywords.includes(topic.toLowerCase())),
        ),
      { error: 'each topic has to be a keyword of one of the rules', path: ['asks', 'topics'] },
    ),
  /** "Ask AI" without a key. */
  ai: z.strictObject({
    greeting: line('greeting'),
    rules: z.array(ruleSchema),
    /** One of these at random when no keyword matches. */
    prompts: z.tuple([answerSchema], answerSchema),
    /** Over the visitor's own key, that none is needed; at it, what it is for; then, that it is in use. */
    key: z.strictObject({
      start: line('start'),
      purpose: line('purpose'),
      inUse: line('in use'),
    }),
  }),
})

export type ChatLink = z.infer<typeof linkSchema>
export type ChatAnswer = Omit<z.infer<typeof answerSchema>, 'otherwise'>
export type ChatRule = z.infer<typeof ruleSchema>
