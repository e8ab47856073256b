import { z } from 'zod'
import { statementSchema } from './home.ts'
import { companyId, figureId, pictureName } from './references.ts'
import { standing } from './standing.ts'
import { id, line } from './text.ts'

/** The five sections of Services, which are its anchors too (spec 2.6). */
export const serviceAreaIds = [
  'exploration',
  'epc',
  'midstream',
  'acquisition',
  'analytics',
] as const

/** Who does the work; without a company the way leads to Contact. */
const companies = z.array(companyId).optional()

const approved = standing({ confirm: 'Confirm the service and the companies that offer it' })

/** One kind of work: what it is, its parts, and the companies that do it. */
const serviceAreaSchema = z.strictObject({
  id: z.enum(serviceAreaIds, { error: `id must be one of ${serviceAreaIds.join(', ')}` }),
  title: line('title'),
  lead: line('lead'),
  /** Its picture. */
  picture: pictureName,
  parts: z.array(statementSchema).min(3, { error: 'parts needs at least three entries' }),
  /** Key figures of this work. */
  figures: z.array(figureId).optional(),
  companies,
  /** Work inside this one that has a name and an anchor of its own. */
  within: z.strictObject({ id, title: line('title'), text: line('text'), companies }).optional(),
  ...approved,
})

/** A line of the closing list. Without a company it leads to Contact. */
const furtherServiceSchema = z.strictObject({
  /** Its anchor, where a link leads there. */
  id: id.optional(),
  title: line('title'),
  text: line('text'),
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
