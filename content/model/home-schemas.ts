import { z } from 'zod'
import {
  confirmedBy,
  confirmedOn,
  id,
  internalHref,
  line,
  nonEmpty,
  oneOf,
  standing,
  statement,
  status,
  year,
} from './fields.ts'
import { companyId, figureId, pictureName } from './references.ts'

/** A hero slide (spec 3). */
const slideSchema = z.strictObject({
  id,
  /** Its background picture. */
  picture: pictureName,
  /** The slide's name on its station dot: one or two words. */
  name: line,
  title: line.max(60, { error: 'title is too long: at most 60 characters fit the slide' }),
  subtitle: line.max(150, { error: 'subtitle is too long: at most 150 characters' }),
  buttonText: line.optional(),
  buttonLink: internalHref.optional(),
  secondaryButtonText: line.optional(),
  secondaryButtonLink: internalHref.optional(),
  ...standing({ confirm: 'Approve or correct title and subtitle' }),
})

/** A service card of Home (spec 2.4, 3). */
const serviceSchema = z.strictObject({
  id,
  title: line,
  description: line,
  href: internalHref,
  ...standing({ confirm: 'Approve or correct the description' }),
})

/** A milestone of About (spec 2.5). */
const milestoneSchema = z.strictObject({
  year,
  /** Left out, it is what the timeline says of that year. */
  title: line.optional(),
  text: line.optional(),
  ...standing({ confirm: 'Say what happened in that year' }),
})

/** The slides of Home (spec 2.4.1). */
export const slidesSchema = z.strictObject({
  slides: z.tuple([slideSchema], slideSchema, { error: 'slides needs at least one slide' }),
})

/** The service cards of Home (spec 2.4.4). */
export const servicesSchema = z.strictObject({ services: nonEmpty(serviceSchema) })

/** The milestones of About (spec 2.5). */
export const milestonesSchema = z.strictObject({ milestones: z.array(milestoneSchema) })

const approvedStatement = statement.extend(standing({ confirm: 'Approve or correct the text' }))

/** The core values (spec 2.5), and the habits under "Why Choose" (spec 2.4.5). */
export const valuesSchema = z.strictObject({
  values: z.array(approvedStatement),
  habits: nonEmpty(approvedStatement),
})

/** What Home's last sections list (spec 2.4.7). */
export const expertiseSchema = z.strictObject({
  areas: z.array(
    z.strictObject({
      title: line,
      text: line,
      companies: nonEmpty(companyId),
      ...standing({ confirm: 'Confirm which companies work in this field' }),
    }),
  ),
  /** Kinds of partner, until the owner supplies the partners' names. */
  partnerKinds: z.array(line).optional(),
  partnersStatus: status.meta({
    confirm: 'Confirm the kinds of partners under partnerKinds',
    covers: ['partnerKinds'],
  }),
  partnersConfirmedBy: confirmedBy,
  partnersConfirmedOn: confirmedOn,
  placeholderId: z.string().optional().meta({ internal: true }),
})

export type Slide = z.infer<typeof slideSchema>
export type Service = z.infer<typeof serviceSchema>
export type Statement = z.infer<typeof statement>

/** The five sections of Services, which are its anchors too (spec 2.6). */
const serviceAreaIds = ['exploration', 'epc', 'midstream', 'acquisition', 'analytics'] as const

/** Who does the work; without a company the way leads to Contact. */
const companies = z.array(companyId).optional()

const approved = standing({ confirm: 'Confirm the service and the companies that offer it' })

/** One kind of work: what it is, its parts, and the companies that do it. */
const serviceAreaSchema = z.strictObject({
  id: oneOf(serviceAreaIds),
  title: line,
  lead: line,
  /** Its picture. */
  picture: pictureName,
  parts: z.array(statement).min(3, { error: 'parts needs at least three entries' }),
  /** Key figures of this work. */
  figures: z.array(figureId).optional(),
  companies,
  /** Work inside this one that has a name and an anchor of its own. */
  within: z.strictObject({ id, title: line, text: line, companies }).optional(),
  ...approved,
})

/** A line of the closing list. Without a company it leads to Contact. */
const furtherServiceSchema = z.strictObject({
  /** Its anchor, where a link leads there. */
  id: id.optional(),
  title: line,
  text: line,
  companies,
  ...approved,
})

/** The kinds of work of Services, and the closing list (spec 2.6). */
export const serviceAreasSchema = z.strictObject({
  areas: z
    .array(serviceAreaSchema)
    .refine((areas) => serviceAreaIds.every((id) => areas.some((area) => area.id === id)), {
      error: `areas must hold each of ${serviceAreaIds.join(', ')}: links lead there`,
    }),
  further: z.array(furtherServiceSchema),
})

export type ServiceAreaId = (typeof serviceAreaIds)[number]
export type ServiceArea = z.infer<typeof serviceAreaSchema>
export type FurtherService = z.infer<typeof furtherServiceSchema>
