import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FormKind, formKinds } from '../../contract/forms.ts'
import type { Entry, EntryFilter } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import type { InboxDesk } from './inbox-client.ts'

/** The lists by their names in the address, with what each holds. */
const views = {
  new: { label: 'New', filter: () => ({ new: true }) },
  mine: { label: 'Mine', filter: ({ id }) => ({ assignee: id, new: true }) },
  all: { label: 'All', filter: () => ({}) },
  spam: { label: 'Suspected spam', filter: () => ({ suspected: true }) },
} as const satisfies Record<string, { label: string; filter: (person: Person) => EntryFilter }>

const names = Object.keys(views) as (keyof typeof views)[]

// Nothing of a person may stand in an address: these are all that a list's address holds.
const querySchema = z.object({
  view: z.enum(names).catch('new'),
  kind: z.enum(formKinds).optional().catch(undefined),
})
type Query = z.infer<typeof querySchema>

export const kindNames: Record<FormKind, string> = {
  contact: 'Message',
  application: 'Application',
  newsletter: 'Subscription',
}

/** The kinds of submissions that somebody may read. */
export function kindsFor({ roles }: Person): FormKind[] {
  return [
    ...(roles.has('correspondence') ? (['contact', 'newsletter'] as const) : []),
    ...(roles.has('hr') ? (['application'] as const) : []),
  ]
}

/** What visitors have sent, for those whose role reads it. */
export function registerInbox(app: FastifyInstance, desk: InboxDesk): void {
  app.get('/inbox', { config: { access: 'inbox' } }, (request, reply) => show(request, reply))

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = querySchema.parse(request.query)
    const person = personOf(request)
    const filter = { ...views[query.view].filter(person), kind: query.kind }
    const found = await desk.inbox.list(kindsFor(person), filter).catch((error) => {
      if (error instanceof Refusal) return error
      throw error
    })
    const problem = found instanceof Refusal ? found.message : undefined
    const { entries } = found instanceof Refusal ? { entries: [] } : found
    return sendScreen(
      reply,
      <Inbox {...{ person, query, entries, problem }} />,
      problem ? 503 : 200,
    )
  }
}

type Props = {
  person: Person
  query: Query
  entries: readonly Entry[]
  problem: string | undefined
}

function Inbox({ person, query, entries, problem }: Props) {
  return (
    <Screen title="Inbox" person={person}>
      <Problem>{problem}</Problem>
      <nav aria-label="Lists" className="tabs">
        <ul>
          {names.map((view) => (
            <li key={view}>
              <a
                href={`/inbox?view=${view}`}
                aria-current={view === query.view ? 'page' : undefined}
              >
                {views[view].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {entries.length === 0 && !problem && <p>Nothing is here.</p>}
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <a href={`/inbox/${entry.id}`}>
                <strong>
                  <bdi>{senderOf(entry)}</bdi>
                </strong>
              </a>
              <p>
                {kindNames[entry.kind]} {entry.id}
                {aboutOf(entry) && (
                  <>
                    : <bdi>{aboutOf(entry)}</bdi>
                  </>
                )}
              </p>
            </div>
            <time dateTime={entry.receivedAt}>{lagosTime(Date.parse(entry.receivedAt))}</time>
          </li>
        ))}
      </ul>
    </Screen>
  )
}

/** Who has sent it, as a list shows it. */
export function senderOf({ fields }: Pick<Entry, 'fields'>): string {
  return fields.name ?? fields.fullName ?? fields.email ?? ''
}

function aboutOf({ fields }: Entry): string | undefined {
  return fields.subject ?? fields.position
}
