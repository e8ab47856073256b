import { z } from 'zod'
import { formKinds } from '../../contract/forms.ts'
import type { ListFilter } from '../../server/staff/lists.ts'
import { stages } from '../../server/store/tables.ts'
import { fromLagos } from '../base/lagos-time.ts'
import type { Person } from '../base/people.ts'

const day = z.iso.date().optional().catch(undefined)
const chosen = z.string().min(1).max(200).optional().catch(undefined)

export const viewNames = ['new', 'mine', 'all', 'spam', 'unsent', 'soon'] as const

type View = Record<'label' | 'hint' | 'empty', string> & { filter: (person: Person) => ListFilter }

/** The lists by their names in the address, with what each is for and what to do first where it is empty. */
export const views = {
  new: {
    label: 'Waiting',
    hint: 'What waits for an answer. Open one, take it, and press Done when you have dealt with it; a letter or a decision does the same.',
    empty: 'Nothing waits for an answer. What has been dealt with is under All.',
    filter: () => ({ state: 'new' }),
  },
  mine: {
    label: 'Mine',
    hint: 'What you have taken, or somebody has handed over to you, and is not done.',
    empty: 'You have taken nothing. Open a submission under Waiting, and press Take.',
    filter: ({ id }) => ({ state: 'new', assignee: id }),
  },
  all: {
    label: 'All',
    hint: 'Everything that has arrived and has not been erased.',
    empty:
      'Nothing has arrived yet. What visitors send through the forms of the site appears here.',
    filter: () => ({}),
  },
  spam: {
    label: 'Suspected spam',
    hint: 'What a program seems to have sent. Nobody got an e-mail about it, so look here once a week.',
    empty: 'Nothing is suspected. If somebody says that they have written, search for their name.',
    filter: () => ({ state: 'suspected' }),
  },
  unsent: {
    label: 'Mail not sent',
    hint: 'The mail server has not taken an e-mail about these. What was sent is safe here.',
    empty: 'Every e-mail has gone out, or waits for its first attempt.',
    filter: () => ({ state: 'unsent' }),
  },
  soon: {
    label: 'Erased soon',
    hint: 'Erased within 14 days, as the privacy policy says. Save what you need, or hold what must stay.',
    empty: 'Nothing is erased within the next 14 days.',
    filter: () => ({ state: 'soon' }),
  },
} as const satisfies Record<(typeof viewNames)[number], View>

/** The stages by their names in an address. */
export const listedStages = ['new', ...stages] as const

/** What a list's address holds: nothing of a person. */
export const querySchema = z.object({
  view: z.enum(viewNames).catch('new'),
  kind: z.enum(formKinds).optional().catch(undefined),
  opening: chosen,
  assignee: chosen,
  stage: z.enum(listedStages).optional().catch(undefined),
  from: day,
  to: day,
  sort: z.enum(['oldest']).optional().catch(undefined),
  /** The submission beside the screen: when it was received, and its reference. */
  at: z.iso.datetime().optional().catch(undefined),
  after: chosen,
  /** Where the screen has what is newer than that one, and not what is older. */
  side: z.enum(['newer']).optional().catch(undefined),
  /** Whether all boxes of the screen are ticked, or of a screen with all that is found. */
  tick: z.enum(['page', 'all']).optional().catch(undefined),
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

/** Where a screen begins, and in which direction it reads on. */
export function placeOf({ sort, at, after, side }: Query): Pick<ListFilter, 'before' | 'after'> {
  const place = at && after ? { receivedAt: at, id: after } : undefined
  if (place ? side : sort) return { after: place ?? { receivedAt: '', id: '' } }
  return place ? { before: place } : {}
}

/** The same list from its beginning, with nothing ticked. */
export function fromStart(query: Query): Query {
  return { ...query, at: undefined, after: undefined, side: undefined, tick: undefined }
}

/** The address of a list, or of a submission that was opened from it. */
export function addressOf(query: Query, id = ''): string {
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `/inbox${id && `/${id}`}?${new URLSearchParams(chosen)}`
}
