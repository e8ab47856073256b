import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { standing } from '../standing.ts'
import { line } from '../text.ts'
import { headed, headedWithLead, paragraphs } from './parts.ts'

/** A level of the group's structure; who belongs to it comes from the people and companies. */
const level = { title: line('title'), text: line('text') }
const linked = z.strictObject({ ...level, link: line('link') })

/** Governance (spec 2.23): who leads, what is published, whom to ask. */
export const governancePageSchema = pageSchema.extend({
  structure: z.strictObject({
    name: line('name'),
    ...headed,
    /** Who belongs to it. Without a board a confirmed build has no such page. */
    board: z
      .strictObject({ ...level, ...standing({ confirm: 'Name the members of the board' }) })
      .optional()
      .meta({ always: true }),
    executive: linked,
    management: linked,
    operations: linked,
    companies: linked,
  }),
  documents: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    /** The heads of the register's columns. */
    columns: z.strictObject({
      document: line('document'),
      edition: line('edition'),
      date: line('date'),
      format: line('format'),
    }),
    pdf: line('pdf').meta({ label: 'PDF' }),
    /** What a legal page is, and its edition. */
    page: line('page'),
    current: line('current'),
  }),
  privacy: z.strictObject({
    ...headed,
    paragraphs,
    form: line('form'),
    policy: line('policy'),
  }),
  particulars: z.strictObject({
    ...headedWithLead,
    entries: z.array(
      z.strictObject({
        label: line('label'),
        text: line('text'),
        ...standing({ confirm: 'Write it as the register of companies has it' }),
      }),
    ),
  }),
})
