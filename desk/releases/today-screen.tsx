import type { FastifyInstance } from 'fastify'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Problem, Progress, Screen, sendScreen } from '../base/layout.tsx'
import { undelivered } from '../base/mail.ts'
import type { Person } from '../base/people.ts'
import { contentCheck, foundSoFar } from '../content/content-check.ts'
import { kinds } from '../content/kinds.ts'
import { recordIndex } from '../content/record-index.ts'
import { keptForms } from '../editing/kept.ts'
import { kindsFor, within } from '../inbox/inbox-client.ts'
import type { BuildState, Desk, Edition } from './builds.ts'
import { Mistakes } from './changes-screen.tsx'
import { stateSentence } from './release-screen.tsx'
import { firstBuild, modeOf, open, type Release, releasesIn, whyNotApprove } from './releases.ts'
import { serving } from './serving.ts'

/** Mistakes that are listed; the others are counted. */
const named = 5
/** Milliseconds for which Today reports openings that closed by themselves. */
const reportedFor = 36 * 3_600_000

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
  const releases = await releasesIn(desk, ...open)
  const waiting: Release[] = []
  for (const release of releases) if (await waitsFor(desk, person, release)) waiting.push(release)
  const live = await desk.builds.live()
  const kinds = kindsFor(person)
  const mistakesIn = contentCheck(desk.content, 'confirmed')
  const draft = await desk.content.commitOf('draft')
  return {
    person,
    live,
    waiting,
    others: releases.filter((release) => !waiting.includes(release)),
    /** The build of the first edition, while there is none. */
    first: live ? undefined : await firstBuild(desk),
    served: live && (await serving(desk, live.number)),
    site: `http://${desk.settings.HOST}:${desk.settings.PORT}`,
    closed: await closedLately(desk),
    undelivered: await undelivered(desk),
    unsaved: await unsavedOf(desk, person),
    /** Submissions that are erased within days; zero where the person may read none, undefined without an answer. */
    erasedSoon:
      kinds.length > 0
        ? await within(inboxTimeout, desk.inbox.countSoon(kinds)).catch(() => undefined)
        : 0,
    isDraft: modeOf(desk) === 'draft',
    /** The draft's mistakes for a `confirmed` build; undefined while the check runs. */
    mistakes: await foundSoFar(mistakesIn(draft)),
  }
}

/** The forms that somebody has changed and not saved. */
async function unsavedOf(desk: Desk, person: Person) {
  const kept = await keptForms(desk).list(person.id)
  if (kept.length === 0) return []
  const index = await recordIndex(desk.content)
  return kept.map(({ address, at }) => {
    const record = index.find((each) => each.address === address)
    const kind = kinds.find(({ key }) => address === `add/${key}`)
    return {
      at,
      url: kind ? `/${address}` : `/edit/${address}`,
      title: record?.title ?? (kind ? `Add to ${kind.label}` : address),
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

/** The latest edition within `reportedFor` that nobody asked for or approved: it closed openings. */
function closedLately(desk: Desk) {
  return desk.db
    .selectFrom('editions')
    .select(['number', 'published_at'])
    .where('release', 'is not', null)
    .where('asked_by', 'is', null)
    .where('approved_by', 'is', null)
    .where('published_at', '>', desk.now() - reportedFor)
    .orderBy('number', 'desc')
    .executeTakeFirst()
}

function Today(state: State) {
  const { waiting, others, live, first, unsaved } = state
  return (
    <Screen
      title="Today"
      purpose="What waits for you, what is under way, and what is live."
      {...(!live && { reloadAfter: 3 })}
    >
      <Undelivered {...state} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">Needs your attention</h2>
        <ErasedSoon {...state} />
        {waiting.length > 0 ? <Releases releases={waiting} /> : <Nothing {...state} />}
      </section>
      {unsaved.length > 0 && (
        <section aria-labelledby="unsaved">
          <h2 id="unsaved">Not saved yet</h2>
          <ul className="rows">
            {unsaved.map(({ url, title, at }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                <p>Kept {lagosTime(at)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">Under way</h2>
          <Releases releases={others} />
        </section>
      )}
      <section aria-labelledby="site">
        <h2 id="site">The site</h2>
        {live ? <Live {...state} live={live} /> : <First build={first} />}
        <Obstacles {...state} />
      </section>
    </Screen>
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

function ErasedSoon({ erasedSoon }: State) {
  if (erasedSoon === 0) return null
  if (erasedSoon === undefined)
    return <p>The inbox does not answer. To see what is erased soon, load this page again.</p>
  return (
    <p>
      <a href="/inbox?view=soon">
        {erasedSoon === 1 ? 'One submission is' : `${erasedSoon} submissions are`} erased
      </a>{' '}
      within 14 days, as the privacy policy says.
    </p>
  )
}

function Nothing({ person }: State) {
  if (!person.roles.has('editor')) return <p>Nothing needs your attention.</p>
  return (
    <p>
      Nothing needs your attention. To change the site, open <a href="/edit">Edit</a>, save, and
      look at your draft; then ask for approval under <a href="/changes">Changes</a>.
    </p>
  )
}

function Releases({ releases }: { releases: readonly Release[] }) {
  return (
    <ul className="rows">
      {releases.map((release) => (
        <li key={release.id}>
          <a href={`/releases/${release.id}`}>{release.title}</a>
          <p>{stateSentence(release)}</p>
        </li>
      ))}
    </ul>
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

function Live({ live, served, site, closed }: State & { live: Edition }) {
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
      {closed && closed.published_at !== null && (
        <p>
          Openings closed by themselves on {lagosTime(closed.published_at)}, as edition{' '}
          {closed.number}.
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
