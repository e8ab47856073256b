import { z } from 'zod'
import { standing } from './standing.ts'
import { line } from './text.ts'

const approved = standing({ confirm: 'Approve or correct the text' })

/** Who the group is: name, credit, blurb (spec 2.3). */
export const groupSchema = z.strictObject({
  name: line('name'),
  shortName: line('short name'),
  /** Footer text, one or two sentences. */
  blurb: line('blurb'),
  /** What the group works towards, and how (spec 2.5): said on About and by the chat. */
  vision: z
    .strictObject({ text: line('vision'), ...approved })
    .optional()
    .meta({ always: true }),
  mission: z
    .strictObject({ text: line('mission'), ...approved })
    .optional()
    .meta({ always: true }),
  designer: z
    .strictObject({
      name: line('name'),
      ...standing({ confirm: 'Write who is credited with the design under name' }),
    })
    .optional()
    .meta({ always: true }),
  social: z.array(
    z.strictObject({
      network: line('network'),
      href: z.union([z.literal('#'), z.url()]),
      ...standing({ confirm: 'Write the full address of the profile under href' }),
    }),
  ),
})

export type Group = z.infer<typeof groupSchema>
