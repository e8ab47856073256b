import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DeskContext } from '../base/desk.ts'
import { fromLagos, lagosTime } from '../base/lagos-time.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import { personNames } from '../base/people.ts'

/** Entries on one screen. */
const shown = 100
const dayMs = 24 * 60 * 60 * 1000

/** A commit, a report's hash, a release's id or a file: kept for whoever runs the desk. */
const isCode = /^(?:[0-9a-f]{12,}|[0-9A-Z]{10}|[\w/-]+\.\w+)$/

const filterSchema = z.object({
  person: z.string().catch(''),
  thing: z.string().max(100).catch(''),
  day: z.iso.date().or(z.literal('')).catch(''),
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
type Filter = z.infer<typeof filterSchema>

/** The audit, filtered by person, text and day, latest first. */
export function registerHappened(app: FastifyInstance, desk: DeskContext): void {
  app.get('/happened', { config: { access: 'administrator' } }, async (request, reply) => {
    const filter = filterSchema.parse(request.query)
    const entries = await entriesOf(desk, filter)
    const people = await personNames(desk)
    return sendScreen(reply, <Happened {...{ filter, entries, people }} />)
  })
}

function entriesOf({ db }: DeskContext, { person, thing, day, before }: Filter) {
  let query = db
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.person')
    .select(['audit.id', 'at', 'action', 'subject', 'detail', 'people.name'])
    .orderBy('audit.id', 'desc')
    .limit(shown + 1)
  if (person) query = query.where('audit.person', '=', person)
  if (thing) {
    const part = `%${thing.replaceAll(/[%_\\]/g, '')}%`
    query = query.where(({ eb, or }) =>
      or([eb('subject', 'like', part), eb('detail', 'like', part), eb('action', 'like', part)]),
    )
  }
  const from = fromLagos(`${day}T00:00`)
  if (from !== undefined) query = query.where('at', '>=', from).where('at', '<', from + dayMs)
  if (before) query = query.where('audit.id', '<', before)
  return query.execute()
}

type Props = {
  filter: Filter
  entries: Awaited<ReturnType<typeof entriesOf>>
  people: ReadonlyMap<string, string>
}

function Happened({ filter, entries, people }: Props) {
  const listed = entries.slice(0, shown)
  const before = String(listed.at(-1)?.id)
  return (
    <Screen
      title="What happened"
      purpose="Who has done what at this desk, the latest first. Nobody can change it."
    >
      <form method="get" action="/happened" className="filter">
        <label>
          Who
          <select name="person" defaultValue={filter.person}>
            <option value="">Everybody</option>
            {[...people].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Field label="What" name="thing" defaultValue={filter.thing} maxLength={100} />
        <Field label="Day" name="day" type="date" defaultValue={filter.day} />
        <button type="submit">Show</button>
      </form>
      {listed.length === 0 ? (
        <p>No matching entries. Leave a field empty to see more.</p>
      ) : (
        <ol className="rows">
          {listed.map(({ id, at, name, action, subject, detail }) => (
            <li key={id}>
              <div>
                <strong>{name ?? 'The desk'}</strong> {action}: {subject}
                {detail && !isCode.test(detail) && <p>{detail}</p>}
              </div>
              <time dateTime={new Date(at).toISOString()}>{lagosTime(at)}</time>
            </li>
          ))}
        </ol>
      )}
      {entries.length > shown && (
        <p>
          <a href={`/happened?${new URLSearchParams({ ...filter, before })}`}>Older</a>
        </p>
      )}
    </Screen>
  )
}
