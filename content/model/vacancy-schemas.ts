import { z } from 'zod'
import { internalHref, line, order, searchDescription, standing } from './fields.ts'
import { statementSchema } from './home-schemas.ts'
import { headed } from './page-schemas.ts'
import { pictureName } from './references.ts'

/** `abort` ends the check at a malformed date, which is then not compared with the other. */
const day = (what: string, example: string) =>
  z.iso.date({ error: `${what} must be written year-month-day: ${example}`, abort: true })

/** An opening (spec 3 "Job opening", 2.16). The name of its file is its address. */
export const vacancySchema = z
  .strictObject({
    title: line('title'),
    department: line('department'),
    location: line('location'),
    type: z.literal('Full-time', { error: 'type must be Full-time' }),
    /** One sentence for the list, the page's first screen and search engines. */
    description: searchDescription.optional(),
    /** Under which HR files applications. */
    reference: line('reference').optional(),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What its page tells of the work. */
    profile: z
      .strictObject({
        duties: z.array(statementSchema).default([]),
        requirements: z.array(line('requirement')).default([]),
        ...standing({
          confirm: 'Confirm duties and requirements, years of experience and qualifications',
        }),
      })
      .optional()
      .meta({ always: true }),
    posted: day('posted', '2026-11-02').optional(),
    /** The last day on which an application is taken, in West Africa Time. */
    closes: day('closes', '2027-02-26').optional().meta({
      hint: 'The last day for applications. The opening closes by itself at its end, unless its status is Placeholder.',
    }),
    /** Of description, reference and dates; a placeholder closes nothing. */
    ...standing({
      confirm:
        'Confirm the opening, its description, its reference, and the days under posted and closes',
      covers: ['description', 'reference', 'posted', 'closes'],
    }),
    /** The place in the list: small numbers first. */
    order,
  })
  .refine(({ posted, closes }) => !posted || !closes || closes >= posted, {
    error: 'closing date is before its posting date',
  })

/** An opening; its description says no more than its terms where the file has none. */
export type Vacancy = z.infer<typeof vacancySchema> & { id: string; description: string }

/** What all pages of openings say alike (spec 2.16). An opening's title ends the headings that say so. */
export const vacancyPagesSchema = z.strictObject({
  /** Around place and team, in the place of a description. */
  described: z.strictObject({ place: line('place'), team: line('team'), group: line('group') }),
  /** The names of an opening's terms, in their order. */
  terms: z.strictObject({
    department: line('department'),
    location: line('location'),
    type: line('type'),
    reference: line('reference'),
    posted: line('posted'),
    closes: line('closes'),
  }),
  /** Under a closing date: when on that day. */
  endOfDay: line('end of day'),
  /** The button that leads to the form. */
  apply: line('apply'),
  /** The link to the calendar file of the closing date, and what the file says. */
  calendar: z.strictObject({ link: line('link'), title: line('title'), text: line('text') }),
  /** Instead of the button, once the opening has closed. */
  closed: z.strictObject({ text: line('text'), link: line('link') }),
  work: z.strictObject({
    /** Before the title, as one heading. */
    headingBefore: line('heading before'),
    duties: line('duties'),
    requirements: line('requirements'),
  }),
  process: z.strictObject({
    /** Before the title, as one heading. */
    headingBefore: line('heading before'),
    /** Over what to have ready. */
    papers: line('papers'),
    list: z.array(line('paper')).min(1),
  }),
  noFees: z.strictObject({
    ...headed,
    text: line('text'),
    /** Where it leads, once the site has that page. */
    link: z.strictObject({ label: line('label'), href: internalHref }),
  }),
  /** The list of other openings. */
  others: z.strictObject({ name: line('name'), all: line('all') }),
  /** The openings of one place or team, from seven openings on. */
  filters: z.strictObject({
    headingBefore: line('heading before'),
    description: searchDescription,
    introduction: line('introduction'),
    place: line('place'),
    team: line('team'),
    any: line('any'),
  }),
})

/** What applications have in common, whatever the opening. */
export const careersSchema = z.strictObject({
  /** The position of somebody who applies for no opening in particular (spec 2.1). */
  generalApplication: line('general application'),
  /** How soon HR makes contact after an application, as it is written (spec 8, 9). */
  answerTime: z.strictObject({ days: line('days'), unit: line('unit') }),
  /** What happens to an application, in order; the last step is the answer, under its time. */
  steps: z.strictObject({ before: z.array(statementSchema), answer: line('answer') }),
  /** What is answered to an application for a position that has closed (spec 2.16). */
  late: z.strictObject({
    /** What happened and what to do. */
    message: line('message'),
    /** The same at the field of the position. */
    field: line('field'),
  }),
})
