import { z } from 'zod'

/** One line of text that must say something; `what` names it in the error. */
export const line = (what: string) =>
  z
    .string({ error: `${what} is missing: write it in quotes` })
    .trim()
    .min(1, { error: `${what} is empty: write at least one word` })

/** An address inside the site: `/path`, `/path?query` or `/path#anchor`. */
export const internalHref = z.string().regex(/^\/[a-z0-9\-/?=#]*$/, {
  error: 'link must start with a slash and hold only small letters, digits and hyphens: /services',
})

/** An id as it stands in file names and addresses. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'id must hold only small letters, digits and single hyphens: gas-processing',
})

/** `stated` by the owner, or a `placeholder` that must be confirmed before launch. */
export const status = z.enum(['stated', 'placeholder'], {
  error:
    "status must be 'stated' (confirmed by the owner) or 'placeholder' (still to be confirmed)",
})

/** What search engines show of a page. */
export const searchDescription = line('description')
  .min(50, { error: 'description is too short: search engines want 50 to 160 characters' })
  .max(160, { error: 'description is too long: search engines cut it after 160 characters' })
