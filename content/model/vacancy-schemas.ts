import { z } from 'zod'
import {
  aliases,
  claim,
  date,
  line,
  lines,
  link,
  nonEmpty,
  order,
  searchDescription,
  standing,
  statement,
} from './fields.ts'
import { pictureName } from './references.ts'

/** An opening (spec 3 "Job opening", 2.16). The name of its file is its address. */
export const vacancySchema = z
  .strictObject({
    title: line,
    department: line,
    location: line,
    type: z.literal('Full-time', { error: 'type must be Full-time' }),
    /** One sentence for the list, the page's first screen and search engines. */
    description: searchDescription.optional(),
    /** Under which HR files applications. */
    reference: line.optional(),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What its page tells of the work. */
    profile: z
      .strictObject({
        duties: z.array(statement).default([]),
        requirements: z.array(line).default([]),
        ...standing({
          confirm: 'Confirm duties and requirements, years of experience and qualifications',
        }),
      })
      .optional()
      .meta({ always: true }),
    posted: date.optional(),
    /** The last day on which an application is taken, in West Africa Time. */
    closes: date.optional().meta({
      hint: 'The last day for applications. The opening closes by itself at its end, unless its status is Placeholder.',
    }),
    /** Of description, reference and dates; a placeholder closes nothing. */
    ...standing({
      confirm:
        'Confirm the opening, its description, its reference, and the days under posted and closes',
      covers: ['description', 'reference', 'posted', 'closes'],
    }),
    aliases,
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
  ...claim({ confirm: 'Approve or correct what it says of the group' }),
  /** Around place and team, in the place of a description. */
  described: lines('place', 'team', 'group'),
  /** The names of an opening's terms, in their order. */
  terms: lines('department', 'location', 'type', 'reference', 'posted', 'closes'),
  /** Under a closing date: when on that day. */
  endOfDay: line,
  /** The button that leads to the form. */
  apply: line,
  /** The link to the calendar file of the closing date, and what the file says. */
  calendar: lines('link', 'title', 'text'),
  /** Instead of the button, once the opening has closed. */
  closed: lines('text', 'link'),
  work: z.strictObject({
    /** Before the title, as one heading. */
    headingBefore: line,
    duties: line,
    requirements: line,
  }),
  process: z.strictObject({
    /** Before the title, as one heading. */
    headingBefore: line,
    /** Over what to have ready. */
    papers: line,
    list: nonEmpty(line),
  }),
  noFees: z.strictObject({
    heading: line,
    text: line,
    /** Where it leads, once the site has that page. */
    link: link,
  }),
  /** The list of other openings. */
  others: lines('name', 'all'),
  /** The openings of one place or team, from seven openings on. */
  filters: z.strictObject({
    headingBefore: line,
    description: searchDescription,
    introduction: line,
    place: line,
    team: line,
    any: line,
  }),
})

/** What applications have in common, whatever the opening. */
export const careersSchema = z.strictObject({
  ...claim({ confirm: 'Approve or correct what it says of the group' }),
  /** The position of somebody who applies for no opening in particular (spec 2.1). */
  generalApplication: line,
  /** How soon HR makes contact after an application, as it is written (spec 8, 9). */
  answerTime: lines('days', 'unit'),
  /** What happens to an application, in order; the last step is the answer, under its time. */
  steps: z.strictObject({ before: z.array(statement), answer: line }),
  /** What is answered to an application for a position that has closed (spec 2.16). */
  late: z.strictObject({
    /** What happened and what to do. */
    message: line,
    /** The same at the field of the position. */
    field: line,
  }),
})

/** What stands in braces in a letter: the desk fills it in for each applicant. */
export const letterBraces = ['name', 'position', 'reference'] as const

const letterLine = line.meta({
  braces: letterBraces,
  hint: '{name}, {position} and {reference} stand for what the applicant has filled in, and for the number of the application.',
})

const letter = z.strictObject({
  subject: letterLine,
  paragraphs: nonEmpty(letterLine.meta({ long: true })),
})

/** The letters that HR sends to applicants from the desk, by e-mail. No page shows them. */
export const lettersSchema = z.strictObject({
  received: letter.meta({ label: 'Application received' }),
  declined: letter.meta({ label: 'Application declined' }),
  /** What one begins with that HR writes itself. */
  free: letter.optional().meta({ label: 'Your own letter' }),
  ...claim({ confirm: 'Approve or correct what it says of the group' }),
})
