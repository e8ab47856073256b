import { z } from 'zod'
import { line } from './text.ts'

/**
 * How far something that the site says of the group is known to be true: `placeholder` is ours until
 * the owner says otherwise, `stated` stands in the specification, `confirmed` comes from the owner.
 */
export const statuses = ['placeholder', 'stated', 'confirmed'] as const

export type Status = (typeof statuses)[number]

export const status = z
  .enum(statuses, {
    error:
      "status must be 'placeholder' (ours, not confirmed), 'stated' (in the specification) or 'confirmed' (by the owner)",
  })
  .meta({
    hint: 'Placeholder: ours, the owner has not confirmed it; a confirmed build leaves it out. Stated: the specification says it. Confirmed: the owner does; write who and when below.',
  })

export const confirmedBy = line('confirmedBy').optional().meta({
  label: 'Confirmed by',
  hint: 'Name and position of who confirmed it. With the status Confirmed only.',
})

export const confirmedOn = z.iso
  .date({ error: 'confirmedOn must be written year-month-day: 2026-12-01' })
  .optional()
  .meta({ label: 'Confirmed on', hint: 'The day on which it was confirmed.' })

/** What a status says about itself to the editor, the launch check and a confirmed build. */
type StandingMeta = Pick<z.GlobalMeta, 'label' | 'hint' | 'confirm' | 'covers'>

/**
 * The fields by which a record says how far it is confirmed.
 *
 * @param meta `confirm` is what the owner is asked; `covers` names the fields that a confirmed build
 *   leaves out while the record is a placeholder, which is the whole record without it
 */
export function standing(meta: StandingMeta) {
  return {
    status: status.meta(meta),
    confirmedBy,
    confirmedOn,
    /** In a draft build: by which name the review bar knows the placeholder. Nobody writes it. */
    awaits: z.string().optional().meta({ internal: true }),
  }
}
