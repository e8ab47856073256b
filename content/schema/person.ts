import { z } from 'zod'
import { companyId } from './references.ts'
import { standing } from './standing.ts'
import { line, order, upload } from './text.ts'

const profileLink = z.url({ error: 'profile link must be a full address: https://…' }).optional()

/** A leader's profile (spec 2.7, 3). */
export const personSchema = z
  .strictObject({
    /** Of the person who holds the position. */
    name: line('name').optional(),
    position: line('position'),
    team: z.enum(['executive', 'management', 'operations'], {
      error: "team must be 'executive', 'management' or 'operations'",
    }),
    /** Where an operations leader is at home. */
    company: companyId.optional().meta({ hint: 'For the operations team only.' }),
    bio: line('bio').optional().meta({ hint: 'One or two sentences.' }),
    photograph: upload(
      'photograph',
      'Upright, best 960 by 1200 pixels or more. Until there is one, a plate with initials stands.',
    ),
    /** Held, not displayed (spec 3). */
    linkedin: profileLink,
    twitter: profileLink,
    /** Of the person; the position is known without. */
    ...standing({
      confirm: 'Write the name of the person who holds the position, and what the person does',
      covers: ['name', 'bio', 'photograph', 'linkedin', 'twitter'],
    }),
    /** The place in the list of the team: small numbers first. */
    order,
  })
  .refine(({ team, company }) => (team === 'operations') === (company !== undefined), {
    path: ['company'],
    error: 'company belongs to everyone in the operations team, and to nobody else',
  })

export type Person = z.infer<typeof personSchema> & { id: string }
