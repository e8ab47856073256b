import { z } from 'zod'
import { id, line, status } from './text.ts'

/** A leader's profile (spec 3). A photograph is a file with the person's id, once there is one. */
export const personSchema = z.strictObject({
  id,
  name: line('name'),
  position: line('position'),
  team: z.enum(['executive', 'management', 'operations'], {
    error: "team must be 'executive', 'management' or 'operations'",
  }),
  bio: line('bio'),
  status,
})

export type Person = z.infer<typeof personSchema>
