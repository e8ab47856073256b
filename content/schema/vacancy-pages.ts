import { z } from 'zod'
import { headed } from './pages/parts.ts'
import { internalHref, line, searchDescription } from './text.ts'

/** What all pages of openings say alike (spec 2.16). An opening's title ends the headings that say so. */
export const vacancyPagesSchema = z.strictObject({
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
