import { z } from 'zod'
import { companyIds } from './subsidiary.ts'
import { id, line, status } from './text.ts'

const profileLink = z.url({ error: 'profile link must be a full address: https://…' }).optional()

/**
 * A leader's profile (spec 2.7, 3). Its photograph is the file
 * `app/pictures/people/<id>.webp`, as soon as there is one.
 */
export const personSchema = z
  .strictObject({
    id,
    name: line('name'),
    position: line('position'),
    team: z.enum(['executive', 'management', 'operations'], {
      error: "team must be 'executive', 'management' or 'operations'",
    }),
    /** Where an operations leader is at home. */
    company: z
      .enum(companyIds, { error: `company must be one of ${companyIds.join(', ')}` })
      .optional(),
    bio: line('bio'),
    /** Held, not displayed (spec 3). */
    linkedin: profileLink,
    twitter: profileLink,
    status,
  })
  .refine(({ team, company }) => (team === 'operations') === (company !== undefined), {
    path: ['company'],
    error: 'company belongs to everyone in the operations team, and to nobody else',
  })

export type Person = z.infer<typeof personSchema>
