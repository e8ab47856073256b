import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, headedWithLead, textLink } from './parts.ts'

/** Careers (spec 2.8). The openings have a file each. */
export const careersPageSchema = pageSchema.extend({
  /** The button of the first screen. */
  button: line('button'),
  positions: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    link: line('link'),
    /** The names of an opening's terms. */
    team: line('team'),
    place: line('place'),
    type: line('type'),
    /** The link to the form, and what stands between it and the title for those who only hear it. */
    apply: line('apply'),
    applyAs: line('apply as'),
    /** Where no opening takes applications. */
    none: line('none'),
  }),
  /** What happens to an application; the steps are `careers.yaml`'s (spec 8). */
  afterYouApply: z.strictObject({ name: line('name'), ...headed }),
  /** Against job scams. */
  noFees: z.strictObject({
    ...headed,
    points: z.array(line('point')).min(1),
    link: textLink.optional(),
  }),
  askFirst: z.strictObject(headed),
  /** The button under the notice that an application has arrived. */
  backToOpenings: line('button'),
})

/** Apply (spec 2.8). */
export const applyPageSchema = pageSchema.extend({
  /** What stands over the position, and the names of its terms. */
  position: z.strictObject({
    lead: line('lead'),
    team: line('team'),
    place: line('place'),
    type: line('type'),
    answer: line('answer'),
    /** Instead of the asked position, when it has closed (spec 2.16). */
    closed: line('closed'),
  }),
  form: z.strictObject({
    groups: z.strictObject({ person: line('person'), work: line('work'), papers: line('papers') }),
    coverLetterHint: line('cover letter hint'),
    privacy: line('privacy'),
    /** Under the position where no script can fill it in: how to choose one of the openings. */
    choosePosition: line('choose position'),
  }),
  moreDocuments: z.strictObject({ ...headedWithLead, yourName: line('your name') }),
  noFees: z.strictObject({ ...headed, text: line('text'), link: textLink.optional() }),
})
