import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line, status } from '../text.ts'
import { headed, headedWithLead, paragraphs } from './parts.ts'

/** A level of the group's structure; who belongs to it comes from the people and companies. */
const level = { title: line('title'), text: line('text') }
const linked = z.strictObject({ ...level, link: line('link') })

/** Governance (spec 2.23): who leads, what is published, whom to ask. */
export const governancePageSchema = pageSchema.extend({
  structure: z.strictObject({
    name: line('name'),
    ...headed,
    /** Until the board's members are content. */
    board: z.strictObject({ ...level, status }),
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
    /** Who is responsible for data protection. */
    officer: z.strictObject({ label: line('label'), text: line('text'), status }),
    form: line('form'),
    policy: line('policy'),
  }),
  /** How a concern about conduct is reported. Never by a form of this site. */
  concerns: z.strictObject({ ...headed, paragraphs, status }),
  particulars: z.strictObject({
    ...headedWithLead,
    entries: z
      .array(z.strictObject({ label: line('label'), text: line('text'), status }))
      .min(1, { error: 'entries needs at least one particular' }),
  }),
})
