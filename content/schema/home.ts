import { z } from 'zod'
import { companyId, pictureName } from './references.ts'
import { id, internalHref, line, status } from './text.ts'

/** A hero slide (spec 3). */
const slideSchema = z.strictObject({
  id,
  /** Its background picture. */
  picture: pictureName,
  /** The slide's name on its station dot: one or two words. */
  name: line('name'),
  title: line('title').max(60, { error: 'title is too long: at most 60 characters fit the slide' }),
  subtitle: line('subtitle').max(150, { error: 'subtitle is too long: at most 150 characters' }),
  buttonText: line('button text').optional(),
  buttonLink: internalHref.optional(),
  secondaryButtonText: line('second button text').optional(),
  secondaryButtonLink: internalHref.optional(),
})

/** A service card of Home (spec 2.4, 3). */
const serviceSchema = z.strictObject({
  id,
  title: line('title'),
  description: line('description'),
  href: internalHref,
})

/** A heading with one plain sentence: values (spec 2.5), habits (spec 2.4). */
export const statementSchema = z.strictObject({ title: line('title'), text: line('text') })

/** A milestone of About (spec 2.5). */
const milestoneSchema = z.strictObject({
  year: z.number().int().min(1990, { error: 'year must be a year with four digits: 2018' }),
  title: line('title'),
  text: line('text'),
  status: status.meta({ confirm: 'Confirm year and event' }),
})

/** The slides of Home (spec 2.4.1). */
export const slidesSchema = z.strictObject({
  slides: z.tuple([slideSchema], slideSchema, { error: 'slides needs at least one slide' }),
})

/** The service cards of Home (spec 2.4.4). */
export const servicesSchema = z.strictObject({ services: z.array(serviceSchema).min(1) })

/** The milestones of About (spec 2.5). */
export const milestonesSchema = z.strictObject({ milestones: z.array(milestoneSchema).min(1) })

const confirmedStatement = statementSchema.extend({
  status: status.meta({ confirm: 'Approve or correct title and text' }),
})

/** The core values (spec 2.5), and the habits under "Why Choose" (spec 2.4.5). */
export const valuesSchema = z.strictObject({
  values: z.array(confirmedStatement).min(1),
  habits: z.array(confirmedStatement).min(1),
})

/** What Home's last sections list (spec 2.4.7). */
export const expertiseSchema = z.strictObject({
  areas: z.array(
    z.strictObject({
      title: line('title'),
      text: line('text'),
      companies: z.array(companyId).min(1),
    }),
  ),
  /** Kinds of partner, until the owner supplies the partners' names. */
  partnerKinds: z.array(line('kind of partner')).min(1),
  partnersStatus: status.meta({ confirm: 'Confirm the kinds of partners under partnerKinds' }),
})

export type Slide = z.infer<typeof slideSchema>
export type Service = z.infer<typeof serviceSchema>
export type Statement = z.infer<typeof statementSchema>
export type Milestone = z.infer<typeof milestoneSchema>
