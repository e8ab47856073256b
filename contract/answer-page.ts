import { z } from 'zod'

/** The template of the page that answers forms, in the build's folder: no visitor asks for it. */
export const answerPageFile = 'answer-page.json'

/** HTML, unchanged, and between it the places where something else goes. */
function segments<Slot extends string>(slots: readonly Slot[]) {
  return z
    .array(z.union([z.string(), z.strictObject({ slot: z.enum(slots) })]))
    .refine((parts) => slots.every((slot) => parts.some((part) => isSlot(part, slot))), {
      error: `must have each of the slots ${slots.join(', ')}`,
    })
}

function isSlot(part: string | { slot: string }, slot: string): boolean {
  return typeof part !== 'string' && part.slot === slot
}

/**
 * The page that answers a form sent without script (spec 7): written by the build from
 * the prerendered page, filled in by the inbox.
 */
export const answerTemplateSchema = z.strictObject({
  /** The page's own Content-Security-Policy, as its `meta` element has it. */
  policy: z.string(),
  /** The whole document. `items` and `action` are the parts below, or nothing. */
  page: segments(['title', 'text', 'items', 'action', 'backHref', 'backLabel']),
  /** The list around the fields to correct. */
  items: segments(['item']),
  /** One field to correct. */
  item: segments(['label', 'text']),
  /** A form with one hidden field and one button. */
  action: segments(['href', 'fieldName', 'fieldValue', 'label']),
})

export type AnswerTemplate = z.infer<typeof answerTemplateSchema>

/** A template, or a part of one, that has these slots. */
export type Segments<Slot extends string> = readonly (string | { slot: Slot })[]
