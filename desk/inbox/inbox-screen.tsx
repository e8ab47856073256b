import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ListFilter } from '../../server/staff/lists.ts'
import { seenOf } from '../../server/staff/seen.ts'
import { stages } from '../../server/store/tables.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import { activeHolders, inboxRoles, type Person, personNames } from '../base/people.ts'
import { byToken } from './by-token.ts'
import { ChosenActions } from './chosen-actions.tsx'
import { kindNames, senderOf, stageName } from './entry-text.ts'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { addressOf, period, type Query, querySchema, viewNames } from './list-query.ts'
import {
  DownloadOpening,
  noOpening,
  openingKey,
  openingOf,
  openingTitles,
  positionsFor,
} from './opening-file.tsx'
import { noticeFor, Said } from './outcome.tsx'
import { sendFile } from './send-file.ts'

type View = {
  label: string
  /** What it is for. */
  hint: string
  /** What to do first where it is empty. */
  empty: string
  filter: (person: Person) => ListFilter
}

/** The lists by their names in the address. */
const views = {
  new: {
    label: 'New',
    hint: 'What waits for an answer. Open one, take it, and press Done when you have dealt with it.',
    empty: 'Nothing waits for an answer. What has been dealt with is under All.',
    filter: () => ({ state: 'new' }),
  },
  mine: {
    label: 'Mine',
    hint: 'What you have taken, or somebody has handed over to you, and is not done.',
    empty: 'You have taken nothing. Open a submission under New, and press Take.',
    filter: ({ id }) => ({ state: 'new', assignee: id }),
  },
  all: {
    label: 'All',
    hint: 'Everything that has arrived and has not been erased, the newest first.',
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
} as const satisfies Record<Query['view'], View>

const searchSchema = z.object({ words: z.string().trim().max(200).catch('') })
type Asked = Query & { words?: string | undefined }

const searches = byToken<string>()
const forgottenSearch = {
  done: 'The desk has forgotten this search. Please search again.',
  left: [],
}

/** What visitors have sent, for those whose role reads it. */
export function registerInbox(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'inbox' } as const

  app.get('/inbox', { config }, async (request, reply) => {
    const person = personOf(request)
    const kinds = kindsFor(person)
    const asked = querySchema.parse(request.query)
    const words = searches.get(person.id, asked.found ?? '')
    const query: Asked = words ? { ...asked, words, view: 'all' } : asked
    const { opening } = query
    const titles = opening ? await openingTitles(desk) : []
    const positions = await desk.inbox.positions(kinds)
    const openings = opening && positionsFor(positions, opening, titles).map((each) => each.opening)
    const filter = { ...filterOf(query), ...views[query.view].filter(person) }
    const list = await desk.inbox.list(kinds, filter, openings || undefined)
    const file = await openingOf(desk, query, positions, titles)
    const readers = await activeHolders(desk, ...inboxRoles)
    const names = await personNames(desk)
    const isForgotten = asked.found !== undefined && words === undefined
    const notice = isForgotten ? forgottenSearch : noticeFor(request)
    const props = { person, query, ...list, positions, readers, names, notice, file }
    return sendScreen(reply, <Inbox {...props} />)
  })

  // The address of what is found has a token, because it must not hold a name.
  app.post('/inbox', { config }, (request, reply) => {
    const { words } = searchSchema.parse(request.body)
    const found = words ? searches.add(personOf(request).id, words) : undefined
    return reply.redirect(addressOf({ view: 'all', found }), 303)
  })

  app.get(
    '/inbox/subscribers',
    { config: { access: 'correspondence' } },
    async (request, reply) => {
      const { SITE_URL, INBOX_URL } = desk.settings
      const kinds = kindsFor(personOf(request))
      const { table, count } = await desk.inbox.subscribers(kinds, INBOX_URL ?? SITE_URL)
      await desk.audit({
        person: personOf(request).id,
        action: 'downloaded',
        subject: 'The table of subscribers',
        detail: `${count} subscribers`,
      })
      const name = `subscribers-${lagosDay(desk.now())}.csv`
      return sendFile(reply, name, table)
    },
  )
}

function filterOf(query: Asked) {
  const { kind, opening, assignee, stage, words, at, after } = query
  return {
    ...{ kind: opening === noOpening ? 'application' : kind, assignee, stage, words },
    ...period(query),
    ...(at && after && { before: { receivedAt: at, id: after } }),
  } as const
}

type Props = {
  person: Person
  query: Asked
  entries: readonly Entry[]
  last?: { receivedAt: string; id: string }
  positions: Awaited<ReturnType<InboxDesk['inbox']['positions']>>
  /** Who reads submissions. */
  readers: readonly Person[]
  names: ReadonlyMap<string, string>
  notice: ReturnType<typeof noticeFor>
  file: Awaited<ReturnType<typeof openingOf>>
}

function Inbox(props: Props) {
  const { person, query, entries, names, notice, file } = props
  const { words, ...listed } = query
  const { view } = listed
  return (
    <Screen title="Inbox">
      <Said notice={notice} />
      <form method="post" action="/inbox" className="filter">
        <Field
          label="Name, e-mail address or reference"
          name="words"
          type="search"
          required
          maxLength={200}
          defaultValue={words}
        />
        <button type="submit">Search</button>
      </form>
      <nav aria-label="Lists" className="tabs">
        <ul>
          {viewNames.map((name) => (
            <li key={name}>
              <a
                href={`/inbox?view=${name}`}
                aria-current={name === view && !words ? 'page' : undefined}
              >
                {views[name].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {words ? (
        <h2>
          Found for “<bdi>{words}</bdi>”
        </h2>
      ) : (
        <>
          <p className="hint">{views[view].hint}</p>
          <Filters {...props} />
        </>
      )}
      {entries.length === 0 && <p>{emptyText(query)}</p>}
      <form id="chosen" method="post" />
      <ul className="rows">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} names={names} />
        ))}
      </ul>
      <Older {...props} />
      {entries.some(({ kind }) => kind === 'application') && (
        <ChosenActions {...{ person, back: addressOf(listed) }} />
      )}
      {file && <DownloadOpening query={query} file={file} />}
      <p className="actions">
        <a href="/inbox/person">Somebody asks for their data</a>
        {person.roles.has('correspondence') && (
          <a href="/inbox/subscribers">Download the table of subscribers</a>
        )}
      </p>
    </Screen>
  )
}

function emptyText(query: Asked): string {
  if (query.words)
    return 'Nothing is found. Try a part of the name or of the address, or the reference as the e-mail gives it.'
  return isFiltered(query)
    ? 'Nothing matches. Choose less above, or open the list again.'
    : views[query.view].empty
}

function isFiltered({ kind, opening, assignee, stage, from, to }: Query) {
  return [kind, opening, assignee, stage, from, to].some(Boolean)
}

type Choice = {
  label: string
  name: Exclude<keyof Query, 'view'>
  options: (readonly [value: string, text: string])[]
}

function Filters({ person, query, positions, readers }: Props) {
  const kinds = kindsFor(person)
  // One spelling of each, that of the list where it is about one.
  const openings = new Map(
    [...positions.map(({ opening }) => opening ?? noOpening), query.opening ?? noOpening].map(
      (each) => [openingKey(each), each],
    ),
  )
  const several = kinds.length > 1 ? kinds : []
  const ofApplications = kinds.includes('application') ? stages : []
  const others = query.view === 'mine' ? [] : readers
  const ofOpenings = [...openings.values()].map(
    (each) => [each, each === noOpening ? 'None that is on the site' : each] as const,
  )
  const choices: Choice[] = [
    { label: 'Kind', name: 'kind', options: several.map((each) => [each, kindNames[each]]) },
    { label: 'Opening', name: 'opening', options: positions.length > 0 ? ofOpenings : [] },
    {
      label: 'Stage',
      name: 'stage',
      options: ofApplications.map((each) => [each, stageName(each)]),
    },
    { label: 'Taken by', name: 'assignee', options: others.map(({ id, name }) => [id, name]) },
  ]
  return (
    <details open={isFiltered(query)}>
      <summary>Filter</summary>
      <form method="get" action="/inbox" className="filter">
        <input type="hidden" name="view" value={query.view} />
        {choices
          .filter(({ options }) => options.length > 0)
          .map(({ label, name, options }) => (
            <label key={name}>
              {label}
              <select name={name} defaultValue={query[name]}>
                <option value="">Any</option>
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        <Field label="From" name="from" type="date" defaultValue={query.from} />
        <Field label="To" name="to" type="date" defaultValue={query.to} />
        <button type="submit" className="second">
          Show
        </button>
      </form>
    </details>
  )
}

function Row({ entry, names }: { entry: Entry } & Pick<Props, 'names'>) {
  const { id, kind, receivedAt, stage, suspected, status, mail } = entry
  const about = entry.fields.subject || entry.fields.position
  const assignee = entry.assignee && names.get(entry.assignee)
  const marks = [
    stage && stageName(stage),
    suspected && status === 'new' && 'Suspected spam',
    status === 'handled' && 'Done',
    assignee && `${assignee} works on it`,
  ].filter(Boolean)
  return (
    <li>
      <div className="chooses">
        {kind === 'application' && (
          <input
            type="checkbox"
            form="chosen"
            name="seen"
            value={seenOf(entry)}
            aria-label={`Choose ${id}`}
          />
        )}
        <div>
          <a href={`/inbox/${id}`}>
            <strong>
              <bdi>{senderOf(entry)}</bdi>
            </strong>
          </a>
          <p>
            {kindNames[kind]} {id}
            {about && (
              <>
                : <bdi>{about}</bdi>
              </>
            )}
          </p>
          {marks.length > 0 && <p>{marks.join(' · ')}</p>}
          {mail?.error && (
            <p>
              <strong className="unsent">Mail not sent</strong>
            </p>
          )}
        </div>
      </div>
      <time dateTime={receivedAt}>{lagosTime(receivedAt)}</time>
    </li>
  )
}

function Older({ query: { words: _words, ...listed }, last }: Props) {
  if (!last) return null
  return (
    <p>
      <a href={addressOf({ ...listed, at: last.receivedAt, after: last.id })}>Older</a>
    </p>
  )
}
