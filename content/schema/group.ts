import { z } from 'zod'
import { line, status } from './text.ts'

/** Who the group is: name, credit, blurb (spec 2.3). */
export const groupSchema = z.strictObject({
  name: line('name'),
  shortName: line('short name'),
  /** Footer text, one or two sentences. */
  blurb: line('blurb'),
  /** What the group works towards, and how (spec 2.5): said on About and by the chat. */
  vision: z.strictObject({ text: line('vision'), status }),
  mission: z.strictObject({ text: line('mission'), status }),
  designer: z.strictObject({ name: line('name'), status }),
  social: z.array(
    z.strictObject({ network: line('network'), href: z.union([z.literal('#'), z.url()]), status }),
  ),
})

export type Group = z.infer<typeof groupSchema>
