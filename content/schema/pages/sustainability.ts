import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'

const paragraphs = z.array(line('paragraph')).min(1, { error: 'write at least one paragraph' })

/** Sustainability's texts (spec 2.6); its figures stand in `content/sustainability.yaml`. */
export const sustainabilityPageSchema = pageSchema.extend({
  environment: z.strictObject({
    heading: line('heading'),
    /** What the large figure is: the first target with its year. */
    cut: line('cut'),
    /** The second target with its year. */
    neutral: line('neutral'),
    paragraphs,
    /** The words in and under the drawing of the targets. */
    path: z.strictObject({
      /** The beginning: at the top, behind the number 100, and under the axis. */
      start: line('start'),
      axis: line('axis'),
      /** Beside the first target, behind its percentage. */
      cut: line('cut'),
      /** Beside the second target. */
      neutral: line('neutral'),
      caption: line('caption'),
      /** The drawing in words. */
      alt: line('alternative text'),
    }),
  }),
  /** Before the number that one mark of a drawing stands for, and behind the number of marks. */
  oneMark: line('one mark'),
  marks: line('marks'),
  trees: z.strictObject({ text: line('text'), unit: line('unit') }),
  measures: z.strictObject({ heading: line('heading'), lead: line('lead') }),
  community: z.strictObject({
    heading: line('heading'),
    text: line('text'),
    /** What the marks count. */
    unit: line('unit'),
    /** Behind what one mark of the drawing is. */
    scale: line('scale'),
    /** The way to write to us about it. */
    contact: line('contact'),
  }),
  risk: z.strictObject({ heading: line('heading'), lead: line('lead') }),
  /** With the way on to Governance. */
  reports: z.strictObject({
    heading: line('heading'),
    text: line('text'),
    governance: line('governance'),
  }),
})

export type SustainabilityPage = z.infer<typeof sustainabilityPageSchema>
