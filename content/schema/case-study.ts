import { z } from 'zod'
import { standing } from './standing.ts'
import { line } from './text.ts'

/** The years that the case studies cover (spec 3). */
const [firstYear, lastYear] = [1996, 2010]

const period = z.string().refine(
  (text) => {
    const years = /^(\d{4})–(\d{4})$/.exec(text)
    const [from, to] = [Number(years?.[1]), Number(years?.[2])]
    return years !== null && from >= firstYear && from <= to && to <= lastYear
  },
  {
    error: `period must be two years from ${firstYear} to ${lastYear} with a long dash: 2002–2005`,
  },
)

/** A case study (spec 3). Its id is its place in the address: `/case-studies#fabrication-yard`. */
export const caseStudySchema = z.strictObject({
  projectName: line('projectName'),
  period,
  /** Free text; three types have a colour and a tile of their own (spec 9). */
  type: line('type'),
  description: line('description'),
  mainChallenge: line('mainChallenge'),
  valueAdded: line('valueAdded'),
  keyClient: line('keyClient'),
  /** What was learnt, once somebody of the project has said so. */
  keyTakeaway: line('keyTakeaway').optional(),
  ...standing({ confirm: 'Confirm whose work it was, the client, the years and the results' }),
})

export type CaseStudy = z.infer<typeof caseStudySchema> & { id: string }
