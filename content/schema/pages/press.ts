import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { figureId, pictureName } from '../references.ts'
import { standing } from '../standing.ts'
import { line } from '../text.ts'
import { headed, headedWithLead } from './parts.ts'

const words = { short: 35, medium: 70, long: 130 } as const

/** The group in a text of at most so many words, with figures in braces as one word each. */
const boilerplate = (length: keyof typeof words) =>
  line('text').refine((text) => text.split(/\s+/).length <= words[length], {
    error: `the ${length} text is too long: at most ${words[length]} words`,
  })

/** Press (spec 2.20): what journalists need, and whom to ask. */
export const pressPageSchema = pageSchema.extend({
  /** The link of the first screen to the marks. */
  toMarks: line('link'),
  contact: z.strictObject({
    ...headed,
    /** On the button that leads to the form. */
    write: line('button'),
    email: line('label'),
    phone: line('label'),
  }),
  /** The group in three lengths, to be printed as they are. */
  about: z.strictObject({
    ...headedWithLead,
    short: z.strictObject({ label: line('label'), text: boilerplate('short') }),
    medium: z.strictObject({ label: line('label'), text: boilerplate('medium') }),
    long: z.strictObject({ label: line('label'), text: boilerplate('long') }),
    ...standing({ confirm: 'Approve or correct the three texts' }),
  }),
  figures: z.strictObject({
    ...headedWithLead,
    list: z.array(figureId).min(1, { error: 'list needs at least one figure' }),
  }),
  leaders: z.strictObject({ ...headed, lead: line('lead'), link: line('link') }),
  marks: z.strictObject({
    ...headedWithLead,
    /** Beside the drawing. */
    clearSpace: line('clear space'),
    rules: z.array(line('rule')).min(1, { error: 'rules needs at least one rule' }),
    /** On the button to the file with all marks. */
    download: line('button'),
    contents: line('contents'),
  }),
  family: z.strictObject(headedWithLead),
  pictures: z.strictObject({
    ...headedWithLead,
    /** To be printed with each picture. */
    credit: line('credit'),
    download: line('link'),
    list: z.array(pictureName).min(1, { error: 'list needs at least one picture' }),
  }),
  feeds: z.strictObject(headedWithLead),
})

export type PressPage = z.infer<typeof pressPageSchema>
