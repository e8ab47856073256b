import { z } from 'zod'
import { figureId } from './figure-id.ts'
import { statementSchema } from './home.ts'
import { companyIds } from './subsidiary.ts'
import { id, line } from './text.ts'

/** The five sections of Services, which are its anchors too (spec 2.6). */
export const serviceAreaIds = [
  'exploration',
  'epc',
  'midstream',
  'acquisition',
  'analytics',
] as const

const companies = z
  .array(z.enum(companyIds, { error: `a company must be one of ${companyIds.join(', ')}` }))
  .min(1, { error: 'companies needs at least one company: who does the work?' })

/** One kind of work: what it is, its parts, and the companies that do it. */
export const serviceAreaSchema = z.strictObject({
  title: line('title'),
  lead: line('lead'),
  /** File name of its picture, without ending. */
  picture: id,
  parts: z.array(statementSchema).min(3, { error: 'parts needs at least three entries' }),
  /** Key figures of this work. */
  figures: z.array(figureId).optional(),
  companies,
  /** Work inside this one that has a name and an anchor of its own. */
  within: z.strictObject({ id, title: line('title'), text: line('text'), companies }).optional(),
})

/** A line of the closing list. Without a company it leads to Contact. */
export const furtherServiceSchema = z.strictObject({
  /** Its anchor, where a link leads there. */
  id: id.optional(),
  title: line('title'),
  text: line('text'),
  companies: companies.optional(),
})

export type ServiceAreaId = (typeof serviceAreaIds)[number]
export type ServiceArea = z.infer<typeof serviceAreaSchema>
export type FurtherService = z.infer<typeof furtherServiceSchema>
