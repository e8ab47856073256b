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
