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
  quick: z.strictObject({
    greeting: line('greeting'),
    /** In the order of the specification: the first match wins. */
    rules: z.array(ruleSchema),
    /** When no keyword matches (spec 8). */
    fallback: answerSchema,
  }),
  /** "Ask AI" without a key. */
  ai: z.strictObject({
    greeting: line('greeting'),
    rules: z.array(ruleSchema),
    /** One of these at random when no keyword matches. */
    prompts: z.tuple([answerSchema], answerSchema),
    /** At the visitor's own key: what it is for, and that it is in use. */
    key: z.strictObject({ purpose: line('purpose'), inUse: line('in use') }),
  }),
})

export type ChatLink = z.infer<typeof linkSchema>
export type ChatAnswer = Omit<z.infer<typeof answerSchema>, 'otherwise'>
export type ChatRule = z.infer<typeof ruleSchema>
