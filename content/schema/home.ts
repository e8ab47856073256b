import { z } from 'zod'
import { id, internalHref, line } from './text.ts'

/** A hero slide (spec 3). */
export const slideSchema = z.strictObject({
  id,
  /** File name of its background picture, without ending. */
  picture: id,
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
export const serviceSchema = z.strictObject({
  id,
  title: line('title'),
  description: line('description'),
  href: internalHref,
})

/** A heading with one plain sentence: values (spec 2.5), habits (spec 2.4). */
export const statementSchema = z.strictObject({ title: line('title'), text: line('text') })

/** A milestone of About (spec 2.5). */
export const milestoneSchema = z.strictObject({
  year: z.number().int().min(1990, { error: 'year must be a year with four digits: 2018' }),
  title: line('title'),
  text: line('text'),
})

export type Slide = z.infer<typeof slideSchema>
export type Service = z.infer<typeof serviceSchema>
export type Statement = z.infer<typeof statementSchema>
export type Milestone = z.infer<typeof milestoneSchema>
