import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countLimit, type ListFilter, type Place, perScreen } from '../../server/staff/lists.ts'
import { seenOf } from '../../server/staff/seen.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { lagosDay, lagosTime } from '../base/lagos-time.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import { activeHolders, inboxRoles, type Person, personNames } from '../base/people.ts'
import { byToken } from './by-token.ts'
import { ChosenActions, Select } from './chosen-actions.tsx'
import { kindNames, stageName } from './entry-text.ts'
import { type InboxDesk, kindsFor, senderOf } from './inbox-client.ts'
import {
  addressOf,
  fromStart,
  listedStages,
  period,
  placeOf,
  type Query,
  querySchema,
  viewNames,
  views,
} from './list-query.ts'
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
import { mostChosen } from './work.tsx'

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
    const asked = querySchema.parse(request.query)
    const props = await readList(desk, personOf(request), asked)
    const isForgotten = asked.found !== undefined && props.query.words === undefined
    const notice = isForgotten ? forgottenSearch : noticeFor(request)
    return sendScreen(reply, <Inbox {...props} notice={notice} />)
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

/** What a list's address means for somebody, wherever the screen begins: which submissions the list has. */
export async function listOf(desk: InboxDesk, person: Person, asked: Query) {
  const words = searches.get(person.id, asked.found ?? '')
  const query: Asked = words ? { ...asked, words, view: 'all' } : asked
  const { kind, opening, assignee, stage } = query
  const titles = opening ? await openingTitles(desk) : []
  const positions = await desk.inbox.positions(kindsFor(person))
  const namesOf = (openings: readonly string[]) =>
    positionsFor(positions, openings).map((each) => each.opening)
  const isForNone = opening === noOpening
  const filter: ListFilter = {
    ...{ kind: isForNone ? 'application' : kind, assignee, words, ...period(query) },
    ...(stage && { kind: 'application', stage: stage === 'new' ? null : stage }),
    ...(isForNone && { notFor: namesOf(titles) }),
    ...(opening && !isForNone && { openings: [opening, ...namesOf([opening])] }),
    ...views[query.view].filter(person),
  }
  return { query, filter, positions, titles }
}

type Props = Awaited<ReturnType<typeof readList>> & { notice: ReturnType<typeof noticeFor> }

/** A screen of a list, with how many the list has, and each list by `viewNames`. */
async function readList(desk: InboxDesk, person: Person, asked: Query) {
  const { inbox } = desk
  const { filter, ...listed } = await listOf(desk, person, asked)
  const { query, positions, titles } = listed
  const limit = query.tick === 'all' ? mostChosen : perScreen
  const read = (from: Query) => inbox.list(kindsFor(person), { ...filter, ...placeOf(from) }, limit)
  let list = await read(query)
  // Everything there has been dealt with or erased.
  if (list.entries.length === 0) list = await read(fromStart(query))
  if (query.sort) list.entries.reverse()
  const filters = [filter, ...viewNames.map((name) => views[name].filter(person))]
  const [found = 0, ...counts] = await Promise.all(
    filters.map((each) => inbox.count(kindsFor(person), each)),
  )
  const file = await openingOf(desk, query, positions, titles)
  const readers = await activeHolders(desk, ...inboxRoles)
  const names = await personNames(desk)
  return { person, ...listed, ...list, found, counts, file, readers, names }
}

function Inbox(props: Props) {
  const { person, query, entries, counts, notice, file } = props
  const { words, ...listed } = query
  const { view } = listed
  const [waiting = 0, mine = 0] = counts
  return (
    <Screen title="Inbox">
      <Said notice={notice} />
      <p className="lead">
        {countText(waiting)} waiting · {countText(mine)} {mine === 1 ? 'waits' : 'wait'} for you
      </p>
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
          {viewNames.map((name, index) => (
            <li key={name}>
              <a
                href={`/inbox?view=${name}`}
                aria-current={name === view && !words ? 'page' : undefined}
              >
                {views[name].label}
              </a>{' '}
              <span className="small">{countText(counts[index] ?? 0)}</span>
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
      {entries.length === 0 ? <p>{emptyText(query)}</p> : <Toolbar {...props} />}
      <form id="chosen" method="post" autoComplete="off" />
      <ul className="rows entries">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
      <Pages {...props} />
      {entries.length > 0 && (
        <ChosenActions {...props} back={addressOf({ ...listed, tick: undefined })} />
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

function countText(count: number): string {
  return count > countLimit ? `${countLimit.toLocaleString('en-GB')}+` : `${count}`
}

/** The list's order, and what ticks its boxes without a script. */
function Toolbar({ query: { words: _words, tick, ...listed }, entries, found }: Props) {
  const sort = listed.sort ? undefined : 'oldest'
  const all = found > mostChosen ? `the first ${mostChosen}` : `all ${found}`
  return (
    <p className={tick ? 'notice' : 'small'} role={tick && 'status'}>
      {tick && (
        <>
          {entries.length} of {countText(found)} are ticked. Untick whom you do not mean, then{' '}
          <a href="#with-chosen">say what to do</a>.{' '}
        </>
      )}
      <a href={addressOf({ ...fromStart(listed), sort })}>{sort ? 'Oldest' : 'Newest'} first</a>
      {' · '}
      {tick ? (
        <a href={addressOf(listed)}>Untick all</a>
      ) : (
        <a href={addressOf({ ...listed, tick: 'page' })}>Tick all on this page</a>
      )}
      {found > entries.length && tick !== 'all' && (
        <>
          {' · '}
          <a href={addressOf({ ...fromStart(listed), tick: 'all' })}>Tick {all} found</a>
        </>
      )}
    </p>
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
  name: 'kind' | 'opening' | 'stage' | 'assignee'
  options: (readonly [value: string, text: string])[]
}

function Filters({ person, query, positions, readers }: Props) {
  const kinds = kindsFor(person)
  // One spelling of each, the one that most have, but of what the list is about its own; people may write anything.
  const openings = new Map(
    [query.opening ?? noOpening, noOpening, ...positions.map((each) => each.opening ?? noOpening)]
      .slice(0, 100)
      .reverse()
      .map((each) => [openingKey(each), each]),
  )
  const several = kinds.length > 1 ? kinds : []
  const ofOpenings = positions.length > 0 ? [...openings.values()].sort() : []
  const ofApplications = kinds.includes('application') ? listedStages : []
  const others = query.view === 'mine' ? [] : readers
  const choices: Choice[] = [
    { label: 'Kind', name: 'kind', options: several.map((each) => [each, kindNames[each]]) },
    {
      label: 'Opening',
      name: 'opening',
      options: ofOpenings.map((each) => [
        each,
        each === noOpening ? 'None that is on the site' : each,
      ]),
    },
    {
      label: 'Stage',
      name: 'stage',
      options: ofApplications.map((each) => [each, stageName(each === 'new' ? null : each)]),
    },
    { label: 'Taken by', name: 'assignee', options: others.map(({ id, name }) => [id, name]) },
  ]
  return (
    <details open={isFiltered(query) && !query.tick}>
      <summary>Filter</summary>
      <form method="get" action="/inbox" className="filter">
        <input type="hidden" name="view" value={query.view} />
        {choices
          .filter(({ options }) => options.length > 0)
          .map(({ options, ...select }) => (
            <Select
              key={select.name}
              {...select}
              options={[['', 'Any'], ...options]}
              defaultValue={query[select.name]}
            />
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

function Row({ entry, names, query }: { entry: Entry } & Pick<Props, 'names' | 'query'>) {
  const { words: _words, tick, ...listed } = query
  const { id, kind, receivedAt, stage, suspected, status, mail, opening } = entry
  const { subject, position } = entry.fields
  const holder = names.get(entry.assignee ?? '')
  const texts = {
    kind: kindNames[kind],
    about: subject || position,
    opening: opening && opening !== position && `filed under ${opening}`,
    stage: kind === 'application' && stageName(stage),
    holder: holder && `with ${holder}`,
    suspected: suspected && status === 'new' && 'Suspected spam',
    status: status === 'handled' && 'Done',
    mail: mail?.error && 'Mail not sent',
  }
  return (
    <li>
      <div className="chooses">
        <input
          type="checkbox"
          form="chosen"
          name="seen"
          value={seenOf(entry)}
          defaultChecked={tick !== undefined}
          aria-label={`Choose ${id}`}
        />
        <div>
          <h2>
            <a href={addressOf(listed, id)}>
              <bdi>{senderOf(entry)}</bdi>
            </a>
          </h2>{' '}
          <span className="small">{id}</span>
          <p className="parted">
            {Object.entries(texts).map(([name, text]) => text && <bdi key={name}>{text}</bdi>)}
          </p>
        </div>
      </div>
      <time dateTime={receivedAt}>{lagosTime(receivedAt)}</time>
    </li>
  )
}

/** The way to the screens beside this one. */
function Pages({ query: { words: _words, tick: _tick, ...listed }, first, last }: Props) {
  const at = ({ receivedAt, id }: Place, side?: 'newer') =>
    addressOf({ ...listed, at: receivedAt, after: id, side })
  const newer = first && <a href={at(first, 'newer')}>Newer</a>
  const older = last && <a href={at(last)}>Older</a>
  return (
    <p className="actions">
      {listed.sort ? older : newer} {listed.sort ? newer : older}
    </p>
  )
}
