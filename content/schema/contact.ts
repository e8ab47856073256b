import { z } from 'zod'
import { mapSchema } from './map.ts'
import { standing } from './standing.ts'
import { id, internalHref, line } from './text.ts'

const reach = (confirm: string) => ({
  label: line('label'),
  ...standing({ confirm }),
})

/** A phone number as people read it and as a telephone dials it. */
const phoneSchema = z.strictObject({
  ...reach(
    'Write the number as people read it under display, and as telephones dial it under dial',
  ),
  display: line('number').meta({ label: 'Number', hint: 'As people read it.' }),
  dial: z
    .string()
    .regex(/^\+\d{8,15}$/, {
      error: 'dial must be the number with country code and no spaces: +2348012345678',
    })
    .meta({ hint: 'As a telephone dials it: country code, no spaces.' }),
})

const emailSchema = z.strictObject({
  ...reach('Write a mailbox that is read under address'),
  address: z.email({ error: 'address must be an e-mail address: info@exprichgroup.example' }),
})

/** One line of the week (spec 9). Times in 24 hours, `17:00`. */
const hoursSchema = z.strictObject({
  days: line('days'),
  opens: z.string().regex(/^\d\d:\d\d$/, { error: 'opens must be a time in 24 hours: 08:00' }),
  closes: z.string().regex(/^\d\d:\d\d$/, { error: 'closes must be a time in 24 hours: 17:00' }),
})

/** An office (spec 3). */
const officeSchema = z.strictObject({
  id: line('id'),
  name: line('name'),
  /** The lines of the address, top to bottom. */
  address: z
    .array(line('address line'))
    .min(2, { error: 'address needs a street and a city line' }),
  /** Where it has its own; the first number and the general address of the group otherwise. */
  phone: line('phone').optional(),
  email: z.email().optional(),
  ...standing({ confirm: 'Write street, city and country under address' }),
})

/** What other pages send their readers to. */
const neededTopics = [
  'press',
  'suppliers',
  'safety',
  'community',
  'privacy',
  'accessibility',
] as const

/** A subject to write about, and who is to be reached for it. */
const topicSchema = z.strictObject({
  id,
  label: line('label'),
  /** What belongs here, and what to write. */
  text: line('text'),
  /** What the contact form's subject begins with. */
  subject: line('subject'),
  /** An address of its own, where there is one; the group's general address otherwise. */
  email: z
    .email({ error: 'email must be an e-mail address: press@exprichgroup.example' })
    .optional(),
  /** The label of the number to call, where one is meant. */
  phone: line('phone')
    .optional()
    .meta({ hint: 'The label of one of the numbers above: Operations.' }),
  /** The page that answers first, and the words for it: of the text, or behind it. */
  href: internalHref.optional(),
  page: line('page')
    .optional()
    .meta({ hint: 'Words of the text that lead to the page; other words stand behind the text.' }),
  ...standing({ confirm: 'Say who answers: the address under email, the number under phone' }),
})

/** Who hears of a weakness of this website (spec 2.20). */
const securitySchema = z.strictObject({
  email: z
    .email({ error: 'email must be an e-mail address: security@exprichgroup.example' })
    .optional()
    .meta({ hint: 'An address of its own, where there is one; the general address otherwise.' }),
  /** In which reports can be read, the preferred first. */
  languages: z
    .array(
      z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, {
        error: 'language must be a short code: en',
      }),
    )
    .min(1, { error: 'languages needs at least one code: en' }),
  ...standing({ confirm: 'Write the address of who mends the website under email' }),
})

/** How to reach the group (spec 2.2, 2.3, 2.10). The first number stands in header and footer. */
export const contactSchema = z
  .strictObject({
    phones: z.tuple([phoneSchema], phoneSchema, { error: 'phones needs at least one number' }),
    emails: z.strictObject({ general: emailSchema, careers: emailSchema }),
    /** Business hours (spec 9), Lagos time. */
    hours: z.array(hoursSchema).min(1, { error: 'hours needs at least one line' }),
    offices: z.tuple([officeSchema], officeSchema, { error: 'offices needs at least one office' }),
    map: mapSchema,
    /** Who to write to about what (spec 2.10). */
    topics: z
      .array(topicSchema)
      .refine(
        (topics) => neededTopics.every((needed) => topics.some((topic) => topic.id === needed)),
        { error: `topics needs one with each of these ids: ${neededTopics.join(', ')}` },
      )
      .refine((topics) => new Set(topics.map((topic) => topic.id)).size === topics.length, {
        error: 'two topics have the same id: give each its own',
      }),
    security: securitySchema.meta({ label: 'Weaknesses of the website' }),
  })
  .refine(
    ({ phones, topics }) =>
      topics.every(
        ({ phone }) => phone === undefined || phones.some(({ label }) => label === phone),
      ),
    { error: "a topic's phone must be the label of one of the numbers", path: ['topics'] },
  )

export type Phone = z.infer<typeof phoneSchema>
export type Email = z.infer<typeof emailSchema>
export type Topic = z.infer<typeof topicSchema>
export type Hours = z.infer<typeof hoursSchema>
export type Office = z.infer<typeof officeSchema>
