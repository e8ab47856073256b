import { z } from 'zod'
import { internalHref, line } from '../text.ts'

/** A section's headline. */
export const headed = { heading: line('heading') }

/** A headline with the sentence beside it. */
export const headedWithLead = { ...headed, lead: line('lead') }

/** Paragraphs in order. */
export const paragraphs = z.array(line('paragraph')).min(1, {
  error: 'paragraphs needs at least one paragraph',
})

/** A link as a button: the first of a list is the one that stands out. */
const button = z.strictObject({ label: line('label'), href: internalHref })

/** The call to action that closes a page. */
export const closing = z.strictObject({
  ...headed,
  buttons: z.array(button).min(1, { error: 'buttons needs at least one link' }),
})

export type Closing = z.infer<typeof closing>

/** A link at the end of a text. */
export const textLink = z.strictObject({ label: line('label'), href: internalHref })
