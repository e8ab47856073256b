import { z } from 'zod'
import { categoryColours } from '#brand/colours.ts'
import {
  line,
  nonEmpty,
  oneOf,
  order,
  standing,
  statement,
  unique,
  upload,
  websiteHref,
  wholeNumber,
  year,
} from './fields.ts'
import { companyId, figureId, pictureName } from './references.ts'

const approvedText = z
  .strictObject({ text: line, ...standing({ confirm: 'Approve or correct the text' }) })
  .optional()
  .meta({ always: true })

/** Who the group is: name, credit, blurb (spec 2.3). */
export const groupSchema = z.strictObject({
  name: line,
  shortName: line,
  /** Footer text, one or two sentences. */
  blurb: line,
  /** Who answers for this website before the law, as the register of companies has it. */
  registered: z.strictObject({
    name: line,
    number: line.meta({ hint: 'With its letters: RC 123456' }),
    ...standing({ confirm: 'Write name and number as the Corporate Affairs Commission has them' }),
  }),
  /** What the group works towards, and how (spec 2.5): said on About and by the chat. */
  vision: approvedText,
  mission: approvedText,
  designer: z
    .strictObject({
      name: line,
      ...standing({ confirm: 'Write who is credited with the design under name' }),
    })
    .optional()
    .meta({ always: true }),
  social: z.array(
    z.strictObject({
      network: line,
      href: websiteHref,
      ...standing({ confirm: 'Write the full address of the profile under href' }),
    }),
  ),
})

export type Group = z.infer<typeof groupSchema>

const profileLink = z.url({ error: 'profile link must be a full address: https://…' }).optional()

/** A leader's profile (spec 2.7, 3). */
export const personSchema = z
  .strictObject({
    name: line,
    position: line,
    team: oneOf(['executive', 'management', 'operations']),
    /** Where an operations leader is at home. */
    company: companyId.optional().meta({ hint: 'For the operations team only.' }),
    bio: line.optional().meta({ hint: 'One or two sentences.' }),
    photograph: upload(
      'photograph',
      'Upright, best 960 by 1200 pixels or more. Until there is one, a plate with initials stands.',
    ),
    /** Held, not displayed (spec 3). */
    linkedin: profileLink,
    twitter: profileLink,
    ...standing({ confirm: 'Write the name, the exact title, and what the person does' }),
    /** The place in the list of the team: small numbers first. */
    order,
  })
  .refine(({ team, company }) => (team === 'operations') === (company !== undefined), {
    path: ['company'],
    error: 'company belongs to everyone in the operations team, and to nobody else',
  })

export type Person = z.infer<typeof personSchema> & { id: string }

export type TimelineCategory = keyof typeof categoryColours

/** The kinds of step that the timeline knows (spec 3), each with its colour and pattern. */
export const timelineCategories = Object.keys(categoryColours).filter(
  (name): name is TimelineCategory => name in categoryColours,
)

/** One year of the Historical Timeline (spec 3 "Timeline entry"). */
const timelineEntrySchema = z.strictObject({
  year,
  title: line,
  description: line.max(200, {
    error: 'description is too long: at most 200 characters fit beside the core',
  }),
  category: oneOf(timelineCategories),
  ...standing({ confirm: 'Say what happened in that year' }),
})

/** The Historical Timeline (spec 2.12). */
export const timelineSchema = z.strictObject({
  /** The first year of the block "The Future Ahead". */
  futureYear: year,
  entries: nonEmpty(timelineEntrySchema).check(unique('year')),
})

export type TimelineEntry = z.infer<typeof timelineEntrySchema>

/** An indicator of the QHSSE page (spec 2.6); value and base come from its figure. */
const indicatorSchema = z.strictObject({
  figure: figureId,
  /** Its name in full. */
  name: line,
  /** How we read it. */
  text: line,
})

/** A management standard that the group is certified to (spec 2.6). */
const certificationSchema = z.strictObject({
  /** The number of the standard, without ISO and year. */
  number: z.string().regex(/^\d{4,5}$/, { error: "number must be the standard's: 9001 in quotes" }),
  /** The edition, as a year. */
  edition: z.string().regex(/^\d{4}$/, { error: "edition must be a year in quotes: '2015'" }),
  subject: line,
  /** What the standard asks for, in one sentence. */
  text: line,
  /** As it stands on the certificate. */
  certificate: line.optional().meta({
    label: 'Certificate number',
    hint: 'As it stands on the certificate; the page shows it.',
  }),
  ...standing({ confirm: 'Confirm standard and edition, and write the number of the certificate' }),
})

/** The certificates (spec 2.6). */
export const certificatesSchema = z.strictObject({ certificates: z.array(certificationSchema) })

/** A duty that one of the letters stands for; what the group commits to is its owner's to say. */
const dutySchema = statement.extend(
  standing({ confirm: 'Approve or correct what the group commits to' }),
)

/** What the QHSSE page lists (spec 2.6). */
export const qhsseSchema = z.strictObject({
  /** The duties that the letters stand for, in their order. */
  duties: z.array(dutySchema).max(5, { error: 'duties: at most five entries, one a letter' }),
  /** The rule above all others, under its section's name. */
  firstRule: statement.extend({ name: line, picture: pictureName }),
  indicators: z.tuple([indicatorSchema], indicatorSchema, {
    error: 'indicators needs at least one figure',
  }),
})

export type Indicator = z.infer<typeof indicatorSchema>
export type Certification = z.infer<typeof certificationSchema>

const metrics = nonEmpty(figureId)

/** What Sustainability shows beside its texts (spec 2.6). */
export const sustainabilitySchema = z.strictObject({
  /** The figures that have a drawing of their own. */
  drawn: z.strictObject({
    cut: figureId.meta({ label: 'Emissions target' }),
    cutYear: figureId.meta({ label: 'Year of the emissions target' }),
    neutralYear: figureId.meta({ label: 'Year of carbon neutrality' }),
    trees: figureId,
    students: figureId,
  }),
  /** The figures drawn as bars, by section; each is a percentage. */
  metrics: z.strictObject({ environment: metrics, community: metrics, risk: metrics }),
  /** What one mark of the unit charts stands for, trees and students alike. */
  oneMark: wholeNumber(1, Infinity, 'oneMark must be a whole number: 1000'),
  /** How a risk is handled, in order. */
  riskSteps: z.array(statement).min(2, { error: 'riskSteps needs at least two steps' }),
})
