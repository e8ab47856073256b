import { z } from 'zod'
import { formKinds } from '../../contract/forms.ts'
import type { ListFilter } from '../../server/staff/lists.ts'
import { stages } from '../../server/store/tables.ts'
import { fromLagos } from '../base/lagos-time.ts'

const day = z.iso.date().optional().catch(undefined)
const chosen = z.string().min(1).max(200).optional().catch(undefined)

export const viewNames = ['new', 'mine', 'all', 'spam', 'unsent', 'soon'] as const

/** What a list's address holds: nothing of a person. */
export const querySchema = z.object({
  view: z.enum(viewNames).catch('new'),
  kind: z.enum(formKinds).optional().catch(undefined),
  opening: chosen,
  assignee: chosen,
  stage: z.enum(stages).optional().catch(undefined),
  from: day,
  to: day,
  /** The last submission of the screen before: when it was received, and its reference. */
  at: z.iso.datetime().optional().catch(undefined),
  after: chosen,
  /** The token of what was searched for. */
  found: chosen,
})
export type Query = z.infer<typeof querySchema>

/** From the start of a day in Lagos to the end of another. */
export function period({ from, to }: Pick<Query, 'from' | 'to'>): Pick<ListFilter, 'from' | 'to'> {
  const moment = (text: string | undefined, days: number) => {
    const start = fromLagos(`${text}T00:00`)
    return start === undefined ? undefined : new Date(start + days * 86_400_000).toISOString()
  }
  return { from: moment(from, 0), to: moment(to, 1) }
}

/** The address of a list. */
export function addressOf(query: Query): string {
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `/inbox?${new URLSearchParams(chosen)}`
}
