import { z } from 'zod'

/** One line of text that must say something; `what` names it in the error. */
export const line = (what: string) =>
  z
    .string({ error: `${what} is missing: write a line of text` })
    .trim()
    .min(1, { error: `${what} is empty: write at least one word` })

/** An address inside the site: `/path`, `/path?query` or `/path#anchor`. */
export const internalHref = z
  .string()
  .regex(/^\/[a-z0-9\-/?=#]*$/, {
    error:
      'link must start with a slash and hold only small letters, digits and hyphens: /services',
  })
  .meta({ hint: 'An address of this site, from its first slash: /services' })

/** An id as it stands in file names and addresses. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'id must hold only small letters, digits and single hyphens: gas-processing',
})

/** What search engines show of a page. */
export const searchDescription = line('description')
  .min(50, { error: 'description is too short: search engines want 50 to 160 characters' })
  .max(160, { error: 'description is too long: search engines cut it after 160 characters' })
  .meta({ long: true, hint: 'What search engines show: 50 to 160 characters.' })

const uploadExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif']

/** The name of a picture that was uploaded; it lies in a folder beside the record's file. */
export const upload = (name: string, hint: string) =>
  z
    .string()
    .refine((file) => uploadExtensions.some((end) => file.toLowerCase() === `${name}.${end}`), {
      error: `${name} must be a JPEG, PNG, WebP or AVIF picture: ${name}.jpg`,
    })
    .optional()
    .meta({ upload: true, hint })

/** The place of a record in its list: the smallest number comes first. */
export const order = z
  .number({ error: 'order must be a number: 10, 20, 30' })
  .meta({ hint: 'The place in the list: small numbers come first.' })

/** The text of a Markdown file. */
export const markdownSchema = z
  .string()
  .trim()
  .min(1, { error: 'write the text under the front matter' })

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
    /** The placeholder's name in the review bar; `withMarks` sets it in a draft build. */
    placeholderId: z.string().optional().meta({ internal: true }),
  }
}

/** The same where trade knowledge may stand alone: it says nothing of the group and has no status. */
export function claim(meta: StandingMeta) {
  return { ...standing(meta), status: status.optional().meta(meta) }
}
