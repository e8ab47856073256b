import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { internalHref, line } from '../text.ts'
import { headed, headedWithLead } from './parts.ts'

/** A step towards being known to the group as a supplier. */
const stepSchema = z.strictObject({
  title: line('title'),
  text: line('text'),
  link: z.strictObject({ label: line('label'), href: internalHref }).optional(),
})

/** A paper that a buyer may ask for. */
const paperSchema = z.strictObject({
  name: line('name'),
  /** Who writes or issues it. */
  issuer: line('issuer'),
  /** What a buyer reads in it. */
  text: line('text'),
})

/** A body of the industry, known by its letters. */
const bodySchema = z.strictObject({
  term: line('term').meta({ label: 'Letters' }),
  name: line('name'),
  text: line('text'),
})

/** Suppliers (spec 2.22): the way in, the sheet of papers, the industry's registers. */
export const suppliersPageSchema = pageSchema.extend({
  steps: z.strictObject({
    name: line('name'),
    ...headed,
    steps: z.array(stepSchema).min(1, { error: 'steps needs at least one step' }),
  }),
  papers: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    /** The heads of the sheet's columns. */
    columns: z.strictObject({
      number: line('number'),
      paper: line('paper'),
      issuer: line('issuer'),
      shows: line('shows'),
      ready: line('ready'),
    }),
    groups: z
      .array(
        z.strictObject({
          title: line('title'),
          papers: z.array(paperSchema).min(1, { error: 'papers needs at least one paper' }),
        }),
      )
      .min(1, { error: 'groups needs at least one group of papers' }),
    /** Under the sheet. */
    note: line('note'),
  }),
  industry: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    bodies: z.array(bodySchema).min(1, { error: 'bodies needs at least one body' }),
  }),
  /** What to report; the sentence about payments is Contact's. */
  requests: z.strictObject({
    ...headed,
    items: z.array(line('item')).min(1, { error: 'items needs at least one request' }),
    link: line('link'),
    /** Where a message in the group's name can be checked. */
    verify: z.strictObject({ label: line('label'), href: internalHref }).optional(),
  }),
  closing: z.strictObject({ ...headed, form: line('form'), services: line('services') }),
})

export type SupplierStep = z.infer<typeof stepSchema>
export type SupplierPaper = z.infer<typeof paperSchema>
