import { z } from 'zod'

/** One line of text that must say something. */
export const line = z
  .string({ error: ({ path }) => `${fieldAt(path)} is missing: write a line of text` })
  .trim()
  .min(1, { error: ({ path }) => `${fieldAt(path)} is empty: write at least one word` })

/** The field's own name; an entry of a list has none, and the editor checks a text by itself. */
export function fieldAt(path: readonly PropertyKey[] = []): string {
  const key = path.at(-1)
  return typeof key === 'string' ? key : 'the text'
}

/** A record of such lines. */
export function lines<const Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, line]))
  // `Object.fromEntries` loses the names.
  return z.strictObject(shape as Record<Name, typeof line>)
}

/** A list that may not be empty. */
export const nonEmpty = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, { error: ({ path }) => `${fieldAt(path)} needs at least one entry` })

/** A check of a list: no two entries have the same value in that field. */
export const unique =
  <Key extends string>(key: Key): z.core.CheckFn<Record<Key, unknown>[]> =>
  ({ value: entries, issues }) => {
    for (const [index, { [key]: value }] of entries.entries()) {
      if (!entries.slice(0, index).some((earlier) => earlier[key] === value)) continue
      const message = `another entry has the ${key} ${value}: give each its own`
      issues.push({ code: 'custom', input: entries, path: [index, key], message })
    }
  }

/** One of several words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: ({ path }) => `${fieldAt(path)} must be one of: ${words.join(', ')}` })

/** A day; `abort` keeps a malformed one from being compared with another. */
export const date = z.iso.date({
  error: ({ path }) => `${fieldAt(path)} must be written year-month-day: 2026-12-01`,
  abort: true,
})

export const email = z.email({
  error: ({ path }) => `${fieldAt(path)} must be an e-mail address: info@exprichgroup.example`,
})

/** A whole number within limits; `error` says which. */
export const wholeNumber = (min: number, max: number, error: string) =>
  z.int({ error }).min(min, { error }).max(max, { error })

export const year = wholeNumber(1990, 2100, 'year must be a year with four digits: 2018')

/** A heading with one plain sentence. */
export const statement = lines('title', 'text')

/** An address inside the site: `/path`, `/path?query` or `/path#anchor`. */
export const internalHref = z
  .string()
  .regex(/^\/[a-z0-9\-/?=#]*$/, {
    error:
      'the address must start with a slash and hold only small letters, digits and hyphens: /services',
  })
  .meta({ link: true, hint: 'An address of this site, from its first slash: /services' })

/** The address of a website. */
export const website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** A website of its own, or `#` until there is one. */
export const websiteHref = z.union([z.literal('#'), website], {
  error: 'href must be the full address of a website, or # until there is one: https://a.example',
})

/** A link with its words. */
export const link = z.strictObject({ label: line, href: internalHref })

/** An id as it stands in file names and addresses. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'id must hold only small letters, digits and single hyphens: gas-processing',
})

/** What search engines show of a page. */
export const searchDescription = line
  .min(50, { error: 'description is too short: search engines want 50 to 160 characters' })
  .max(160, { error: 'description is too long: search engines cut it after 160 characters' })
  .meta({ long: true, hint: 'What search engines show: 50 to 160 characters.' })

/** The name of a picture that was uploaded; it lies in a folder beside the record's file. */
export const upload = (name: string, hint: string) =>
  z
    .string()
    .refine((file) => /^(.+)\.(?:jpe?g|png|webp)$/i.exec(file)?.[1] === name, {
      error: `${name} must be a JPEG, PNG or WebP picture: ${name}.jpg`,
    })
    .optional()
    .meta({ upload: true, hint })

/** Where a page was before: visitors who go there are led to where it is. The desk writes it when a page moves. */
export const aliases = z
  .array(z.string().regex(/^\/[a-z0-9/-]+$/, { error: 'an earlier address must be like /news/76' }))
  .optional()
  .meta({ internal: true })

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
    hint: 'Placeholder: our words, which nobody has confirmed; the public site leaves them out. Stated: the owner wrote it in the order for this site. Confirmed: the owner has read it and says it is right; write who and when below.',
  })

export const confirmedBy = line.optional().meta({
  label: 'Confirmed by',
  hint: 'Name and position of who confirmed it. With the status Confirmed only.',
})

export const confirmedOn = date
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
    /** The placeholder's name in the review bar; `withPlaceholderIds` sets it in a draft build. */
    placeholderId: z.string().optional().meta({ internal: true }),
  }
}

/** The same where a record may say nothing of the group, only how the trade or this site works: then it has no status. */
export function claim(meta: StandingMeta) {
  return { ...standing(meta), status: status.optional().meta(meta) }
}
