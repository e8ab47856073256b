import { z } from 'zod'
import {
  email,
  fieldAt,
  id,
  internalHref,
  line,
  nonEmpty,
  oneOf,
  standing,
  unique,
} from './fields.ts'
import { companyId, featuredTitles, figureId, officeIds } from './references.ts'

export const degrees = (limit: 90 | 180) => {
  const error = ({ path }: { path?: PropertyKey[] | undefined }) =>
    `${fieldAt(path)} must be a number of degrees from -${limit} to ${limit}, without quotes: 6.45`
  return z.number({ error }).min(-limit, { error }).max(limit, { error })
}

/** A country in which something is, and what is said of it as a whole. */
const countrySchema = z.strictObject({
  name: line,
  /** Finds its shape for the map. */
  code: z
    .string()
    .regex(/^\d{3}$/, { error: "code must be the country's three digits of ISO 3166-1: '566'" })
    .meta({ hint: 'Its three digits in ISO 3166-1: 566 for Nigeria.' }),
  /** Figures that name the country, each with the page on which it is. */
  figures: z.array(z.strictObject({ figure: figureId, href: internalHref })),
})

/** Where the map draws a place. */
const positionSchema = z.strictObject({
  latitude: degrees(90).meta({ hint: 'Degrees north; south with a minus.' }),
  longitude: degrees(180).meta({ hint: 'Degrees east; west with a minus.' }),
  /** A town is drawn as a point, a region as a ring whose position is approximate. */
  precision: oneOf(['town', 'region']).meta({
    hint: 'Town: the middle of the town. Region: somewhere in it, approximate.',
  }),
})

/** What a company features there: an entry of its page, by the title that it has there. */
const holdingSchema = z
  .strictObject({
    kind: oneOf(['asset', 'project']),
    company: companyId,
    title: line.meta({ hint: "As on the company's page: Gas plant" }),
  })
  .refine(
    // True for an unknown company, which the field `company` reports.
    ({ company, title }) => featuredTitles(company)?.includes(title) ?? true,
    {
      error: ({ input }) => {
        const { company } = z.object({ company: z.string() }).parse(input)
        const titles = featuredTitles(company)?.join(', ') || 'none'
        return `title must be one that content/companies/${company}.yaml features; it has: ${titles}`
      },
      path: ['title'],
    },
  )

/** A place that the site names. Openings are found by its name, so they need no entry here. */
const placeSchema = z.strictObject({
  id,
  name: line.meta({ hint: 'As openings write it under Location.' }),
  country: line.meta({ hint: 'One of the countries above.' }),
  /** Left out where it is not known: such a place is listed, and not drawn. */
  position: positionSchema
    .optional()
    .meta({ hint: 'Without a position the place is listed, and not drawn.' }),
  /** The office that is there. */
  office: z
    .string()
    .refine((office) => officeIds().includes(office), {
      error: () =>
        `office must be the id of one in content/contact.yaml: ${officeIds().join(', ')}`,
    })
    .meta({ choices: 'offices', hint: 'The office that is there, from Contact.' })
    .optional(),
  /** Assets and projects there. */
  holds: z.array(holdingSchema),
})

/** Where the group works, by what the rest of content says (spec 2.17). */
export const placesSchema = z
  .strictObject({
    countries: nonEmpty(countrySchema).check(unique('code')),
    places: z.array(placeSchema).check(unique('id')),
  })
  .superRefine(({ countries, places }, context) => {
    const names = countries.map(({ name }) => name)
    for (const [index, { country }] of places.entries()) {
      if (names.includes(country)) continue
      context.addIssue({
        code: 'custom',
        path: ['places', index, 'country'],
        message: `country must be one of those under countries: ${names.join(', ')}`,
      })
    }
  })

export type Country = z.infer<typeof countrySchema>
export type Position = z.infer<typeof positionSchema>
export type PlaceRecord = z.infer<typeof placeSchema>
export type Places = z.infer<typeof placesSchema>

/** A point and the rectangle of the map that is shown around it, in degrees. */
const mapSchema = z.strictObject({
  latitude: degrees(90),
  longitude: degrees(180),
  west: degrees(180),
  south: degrees(90),
  east: degrees(180),
  north: degrees(90),
})

/** A phone number as people read it and as a telephone dials it. */
const phoneSchema = z.strictObject({
  label: line,
  ...standing({
    confirm:
      'Write the number as people read it under display, and as telephones dial it under dial',
  }),
  display: line.meta({ label: 'Number', hint: 'As people read it.' }),
  dial: z
    .string()
    .regex(/^\+\d{8,15}$/, {
      error: 'dial must be the number with country code and no spaces: +2348012345678',
    })
    .meta({
      hint: 'The same number as a telephone dials it: + and country code, no spaces or dashes.',
    }),
})

const emailSchema = z.strictObject({
  label: line,
  ...standing({ confirm: 'Write a mailbox that is read under address' }),
  address: email,
})

const time = z.string().regex(/^\d\d:\d\d$/, {
  error: ({ path }) => `${fieldAt(path)} must be a time in 24 hours: 17:00`,
})

/** One line of the week (spec 9). Times in 24 hours, `17:00`. */
const hoursSchema = z.strictObject({ days: line, opens: time, closes: time })

/** An office (spec 3). */
const officeSchema = z.strictObject({
  id: line,
  name: line,
  /** The lines of the address, top to bottom. */
  address: z.array(line).min(2, { error: 'address needs a street and a city line' }),
  /** Only if it has its own; otherwise the group's first number and general address are shown. */
  phone: line.optional(),
  email: email.optional(),
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
  label: line,
  /** What belongs here, and what to write. */
  text: line,
  /** What the contact form's subject begins with. */
  subject: line,
  /** An address of its own, where there is one; the group's general address otherwise. */
  email: email.optional(),
  /** The label of the number to call, where one is meant. */
  phone: line.optional().meta({ hint: 'The label of one of the numbers above: Operations.' }),
  /** The page that answers first, and the words for it: of the text, or behind it. */
  href: internalHref.optional(),
  page: line
    .optional()
    .meta({ hint: 'Words of the text that lead to the page; other words stand behind the text.' }),
  ...standing({ confirm: 'Say who answers: the address under email, the number under phone' }),
})

/** Who hears of a weakness of this website (spec 2.20). */
const securitySchema = z.strictObject({
  email: email
    .optional()
    .meta({ hint: 'An address of its own, where there is one; the general address otherwise.' }),
  /** In which reports can be read, the preferred first. */
  languages: nonEmpty(
    z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'language must be a short code: en' }),
  ),
  ...standing({ confirm: 'Write the address of who mends the website under email' }),
})

/** How to reach the group (spec 2.2, 2.3, 2.10). The first number stands in header and footer. */
export const contactSchema = z
  .strictObject({
    phones: z.tuple([phoneSchema], phoneSchema, { error: 'phones needs at least one number' }),
    emails: z.strictObject({ general: emailSchema, careers: emailSchema }),
    /** Business hours (spec 9), Lagos time. */
    hours: nonEmpty(hoursSchema),
    offices: z.tuple([officeSchema], officeSchema, { error: 'offices needs at least one office' }),
    map: mapSchema,
    /** Who to write to about what (spec 2.10). */
    topics: z
      .array(topicSchema)
      .refine(
        (topics) => neededTopics.every((needed) => topics.some((topic) => topic.id === needed)),
        { error: `topics needs one with each of these ids: ${neededTopics.join(', ')}` },
      )
      .check(unique('id')),
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
export type Office = z.infer<typeof officeSchema>
