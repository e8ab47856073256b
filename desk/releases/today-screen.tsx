import type { FastifyInstance } from 'fastify'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Problem, Progress, Screen, sendScreen } from '../base/layout.tsx'
import { undelivered } from '../base/mail.ts'
import { activeHolders, type Person, personNames } from '../base/people.ts'
import { contentCheck, foundSoFar } from '../content/content-check.ts'
import { kinds } from '../content/kinds.ts'
import { recordIndex } from '../content/record-index.ts'
import { keptForms } from '../editing/kept.ts'
import { kindsFor, senderOf, within } from '../inbox/inbox-client.ts'
import type { BuildState, Desk, Edition } from './builds.ts'
import { Mistakes } from './changes-screen.tsx'
import { stateSentence } from './release-screen.tsx'
import { firstBuild, modeOf, open, type Release, releasesIn, whyNotApprove } from './releases.ts'
import { serving } from './serving.ts'

/** Mistakes and visitors that are named; the others are counted. */
const named = 3
/** Milliseconds for which Today waits for the inbox. */
const inboxTimeout = 500

/** What waits for the person signed in, and the state of the site. */
export function registerToday(app: FastifyInstance, desk: Desk): void {
  app.get('/', { config: { access: 'signed-in' } }, async (request, reply) =>
    sendScreen(reply, <Today {...(await stateOf(desk, personOf(request)))} />),
  )
}

type State = Awaited<ReturnType<typeof stateOf>>

async function stateOf(desk: Desk, person: Person) {
  const names = await personNames(desk)
  const approvers = await activeHolders(desk, 'approver')
  const [waiting, others, hours]: [Row[], Row[], Row[]] = [[], [], []]
  for (const release of await releasesIn(desk, ...open)) {
    const { id, title, state, asked_by, publish_at } = release
    const isMine = await waitsFor(desk, person, release)
    const may: string[] = []
    for (const approver of approvers)
      if (!(await whyNotApprove(desk, release, approver))) may.push(approver.name)
    const asker = names.get(asked_by ?? '') ?? 'The desk'
    const text = sentence(release, asker, isMine ? 'you' : either.format(may) || 'an approver')
    const list = state === 'scheduled' ? hours : isMine ? waiting : others
    list.push({ href: `/releases/${id}`, title, text, at: publish_at })
  }
  const inbox = await within(inboxTimeout, inboxOf(desk, person)).catch(() => undefined)
  const live = await desk.builds.live()
  const mistakesIn = contentCheck(desk.content, 'confirmed')
  const draft = await desk.content.commitOf('draft')
  return {
    person,
    live,
    waiting: [...waiting, ...(inbox?.rows ?? []), ...(await unsavedOf(desk, person))],
    others,
    hours: hours.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)),
    /** The build of the first edition, while there is none. */
    first: live ? undefined : await firstBuild(desk),
    served: live && (await serving(desk, live.number)),
    site: `http://${desk.settings.HOST}:${desk.settings.PORT}`,
    undelivered: await undelivered(desk),
    /** Undefined without an answer. */
    inbox,
    isDraft: modeOf(desk) === 'draft',
    /** The draft's mistakes for a `confirmed` build; undefined while the check runs. */
    mistakes: await foundSoFar(mistakesIn(draft)),
  }
}

/** The new submissions that nobody else has taken, and how many are erased within days. */
async function inboxOf({ inbox }: Desk, person: Person) {
  const kinds = kindsFor(person)
  if (kinds.length === 0) return { soon: 0, rows: [] }
  const soon = await inbox.countSoon(kinds)
  const { entries, last } = await inbox.list(kinds, { state: 'new' })
  const senders = entries
    .filter(({ assignee }) => assignee === null || assignee === person.id)
    .map(senderOf)
  const title = `${senders.length}${last ? ' or more' : ''} new in the inbox`
  const text = `From ${[...new Set(senders)].slice(0, named).join(', ')}`
  return { soon, rows: senders.length > 0 ? [{ href: '/inbox', title, text }] : [] }
}

/** What waits: a link, and in a sentence for what or whom. */
type Row = { href: string; title: string; text: string; at?: number | null }

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What a release waits for. @param whom who may approve it */
function sentence(release: Release, asker: string, whom: string): string {
  const { state, problem, sent_back_note } = release
  if (state === 'asked') return `${asker} asks ${whom} for approval.`
  if (state === 'review again') return `${asker} asks ${whom} for approval again: ${problem}`
  if (state === 'failed' && problem) return `Correct this, then ask again: ${problem}`
  if (state === 'sent back') return `Sent back to ${asker}. ${sent_back_note}`
  return stateSentence(release)
}

/** The forms that somebody has changed and not saved. */
async function unsavedOf(desk: Desk, person: Person): Promise<Row[]> {
  const kept = await keptForms(desk).list(person.id)
  if (kept.length === 0) return []
  const index = await recordIndex(desk.content)
  return kept.map(({ address, at }) => {
    const record = index.find((each) => each.address === address)
    const kind = kinds.find(({ key }) => address === `add/${key}`)
    return {
      href: kind ? `/${address}` : `/edit/${address}`,
      title: record?.title ?? (kind ? `Add to ${kind.label}` : address),
      text: `Not saved yet. Kept ${lagosTime(at)}`,
    }
  })
}

async function waitsFor(desk: Desk, person: Person, release: Release): Promise<boolean> {
  const { state, asked_by } = release
  if (state === 'asked' || state === 'review again') {
    return (await whyNotApprove(desk, release, person)) === undefined
  }
  if (state === 'failed' || state === 'sent back') {
    return asked_by === person.id || (asked_by === null && person.roles.has('approver'))
  }
  return state === 'approved' && person.roles.has('approver')
}

function Today(state: State) {
  const { waiting, others, hours, live, first } = state
  return (
    <Screen title="Today" {...(!live && { reloadAfter: 3 })}>
      <div className="beside">
        <div>
          <Rows heading="Needs your attention" rows={waiting} />
          {waiting.length === 0 && <Nothing {...state} />}
          <ErasedSoon {...state} />
          {hours.length > 0 && <Rows heading="Goes out" rows={hours} />}
          {others.length > 0 && <Rows heading="Waits for others" rows={others} />}
        </div>
        <div className="panel">
          <h2>The site</h2>
          <Undelivered {...state} />
          {live ? <Live {...state} live={live} /> : <First build={first} />}
          <Obstacles {...state} />
        </div>
      </div>
    </Screen>
  )
}

function Rows({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  return (
    <>
      <h2>
        {heading} <small>{rows.length || ''}</small>
      </h2>
      <ul className={rows.length > 0 ? 'rows' : 'compact'}>
        {rows.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Undelivered({ undelivered: mails }: State) {
  const [first] = mails
  if (!first) return null
  const each = new Set(mails.map(({ recipient, error }) => `${recipient} (${error})`))
  return (
    <Problem>
      E-mails of the desk have not been delivered since {lagosTime(first.queued_at)}:{' '}
      {[...each].join(', ')}. The desk tries again for some days. Please tell whoever runs the
      website.
    </Problem>
  )
}

function ErasedSoon({ inbox }: State) {
  if (!inbox)
    return <p>The inbox does not answer. To see what waits there, load this page again.</p>
  const { soon } = inbox
  if (soon === 0) return null
  return (
    <p>
      <a href="/inbox?view=soon">
        {soon === 1 ? 'One submission is' : `${soon} submissions are`} erased
      </a>{' '}
      within 14 days, as the privacy policy says.
    </p>
  )
}

function Nothing({ person }: State) {
  if (!person.roles.has('editor')) return <p>Nothing needs your attention.</p>
  return (
    <p>
      Nothing needs your attention. To change the site, open <a href="/edit">Edit</a> and save; then
      look at it and ask for approval under <a href="/changes">Changes</a>.
    </p>
  )
}

function First({ build }: { build: BuildState | undefined }) {
  const failed = build?.state === 'failed'
  return (
    <>
      <p>
        {failed
          ? 'The first edition could not be built. Please show this to the person who runs the website:'
          : 'The first edition is being built. It takes about a minute and a half on a new machine.'}
      </p>
      {failed && <pre className="problem">{build.problem}</pre>}
      {build && !failed && <Progress {...build} />}
    </>
  )
}

function Live({ live, served, site }: State & { live: Edition }) {
  return (
    <>
      <p>
        <a href="/editions">
          Edition {live.number}: {live.title}
        </a>{' '}
        is live{live.mode === 'draft' ? ', as a draft that search engines are kept from' : ''}.
      </p>
      {served === false && (
        <p className="problem">
          The visitors’ server hands out another edition still. If that does not change within a
          minute, tell whoever runs it: its log says why.
        </p>
      )}
      {served === undefined && (
        <p>
          No visitors’ server answers at {site}. On this computer, <code>npm start</code> starts
          one.
        </p>
      )}
    </>
  )
}

function Obstacles({ isDraft, mistakes }: State) {
  if (mistakes === undefined || mistakes.length === 0) return null
  return (
    <>
      <h3>{isDraft ? 'Before the site can go public' : 'What stops the next release'}</h3>
      <Mistakes mistakes={mistakes.slice(0, named)} named />
      {mistakes.length > named && <p>… and {mistakes.length - named} more.</p>}
    </>
  )
}
