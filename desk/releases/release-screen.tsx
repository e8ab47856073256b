import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mediaType } from '../../server/site/media-type.ts'
import { personOf } from '../accounts/access.ts'
import { createShareLink, ended, revokeShareLink, shareLinksOf } from '../accounts/share-links.ts'
import { Refusal } from '../base/desk.ts'
import { fromLagos, lagosTime, toLagos } from '../base/lagos-time.ts'
import { Field, Press, Problem, Progress, Screen, sendScreen } from '../base/layout.tsx'
import type { Person, Role } from '../base/people.ts'
import { writtenBetween } from '../content/changes.ts'
import type { Desk } from './builds.ts'
import {
  approve,
  filesOf,
  open,
  personById,
  type Release,
  releaseOf,
  schedule,
  sendBack,
  tryAgain,
  whyNotApprove,
  withdraw,
  withReleaseLock,
} from './releases.ts'
import { previewHref, ReportOfChanges } from './report.tsx'
import { sectionsOf } from './report-sections.ts'

const address = z.object({ id: z.string() })
const pictureAddress = address.extend({ side: z.enum(['before', 'after']), '*': z.string() })
const form = z.record(z.string(), z.string())

/** Seconds between reloads of a screen that waits for a build. */
const reloadAfter = 3

/** The screen of a release: its changes, and the forms by which people decide about it. */
export function registerReleases(app: FastifyInstance, desk: Desk): void {
  app.get('/releases/:id', { config: { access: 'signed-in' } }, async (request, reply) => {
    const { id } = address.parse(request.params)
    return show(request, reply, id)
  })

  /** Handles a form of this screen, one at a time; shows a `Refusal` on the screen. */
  function press(
    name: string,
    config: { access: 'signed-in' | Role; fresh?: true },
    work: (person: Person, id: string, form: Record<string, string>) => Promise<unknown>,
  ): void {
    app.post(`/releases/:id/${name}`, { config }, async (request, reply) => {
      const { id } = address.parse(request.params)
      const fields = form.parse(request.body ?? {})
      try {
        const link = await withReleaseLock(desk, () => work(personOf(request), id, fields))
        // A share link, shown only in this response: just its hash is stored.
        if (typeof link === 'string') return await show(request, reply, id, { link })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return await show(request, reply, id, { problem: error.message })
      }
      return reply.redirect(`/releases/${id}`, 303)
    })
  }

  const [editor, approver] = [{ access: 'editor' }, { access: 'approver' }] as const
  const withPasskey = { ...approver, fresh: true } as const
  press('approve', withPasskey, (by, id, { hash = '' }) => approve(desk, by, id, hash))
  press('publish', withPasskey, (by, id) => schedule(desk, by, id, desk.now()))
  press('hour', withPasskey, async (by, id, { hour = '' }) => {
    const at = fromLagos(hour) ?? 0
    if (at <= desk.now())
      throw new Refusal('Please choose a day and an hour that are still to come.')
    await schedule(desk, by, id, at)
  })
  press('send-back', approver, (by, id, { note = '' }) => sendBack(desk, by, id, note))
  press('withdraw', { access: 'signed-in' }, (by, id) => withdraw(desk, by, id))
  press('again', editor, (by, id) => tryAgain(desk, by, id))
  press('share', editor, (by, id, { name = '' }) => createShareLink(desk, by, id, name))
  press('revoke', editor, (by, _id, { link = '' }) => revokeShareLink(desk, by, link))

  const pictures = { config: { access: 'signed-in' as const } }
  app.get('/releases/:id/pictures/:side/*', pictures, async (request, reply) => {
    const { id, side, '*': path } = pictureAddress.parse(request.params)
    const release = await releaseOf(desk, id).catch(() => undefined)
    const job = release?.job ?? ''
    const report = await desk.builds.report(job)
    // Only paths in the report, so that no other file can be read.
    const named = report?.changes.some(({ pictures }) => pictures?.[side] === path)
    if (!named || path.includes('..')) return reply.callNotFound()
    const edition = join(desk.folder, 'editions', String(report?.against), 'build')
    const folder = side === 'after' ? desk.builds.folder(job) : edition
    const bytes = await readFile(join(folder, 'client', path)).catch(() => undefined)
    // After a restore the edition may be missing.
    if (!bytes) return reply.callNotFound()
    return reply
      .type(mediaType(path))
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(bytes)
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    answer: Answer = {},
  ) {
    const release = await releaseOf(desk, id).catch(() => undefined)
    if (!release) return reply.callNotFound()
    const details = await detailsOf(desk, personOf(request), release)
    const status = answer.problem ? 409 : 200
    return sendScreen(reply, <ReleaseScreen {...details} {...answer} />, status)
  }
}

type Answer = { problem?: string; link?: string }
type Details = Awaited<ReturnType<typeof detailsOf>>

async function detailsOf(desk: Desk, person: Person, release: Release) {
  const { id, asked_by, approved_by, state, publish_at, base, commit } = release
  const job = release.job ?? ''
  const files = (await filesOf(desk, id)).map(({ path }) => path)
  const report = await desk.builds.report(job)
  return {
    person,
    release,
    report,
    build: await desk.builds.state(job),
    // Only beside a report: a screen that waits for one reloads every few seconds.
    sections:
      report && sectionsOf(report.changes, await writtenBetween(desk.content, files, base, commit)),
    askedBy: asked_by && (await personById(desk, asked_by)).name,
    approvedBy: approved_by && (await personById(desk, approved_by)).name,
    /** Why this person may not approve it. */
    whyNot: await whyNotApprove(desk, release, person),
    shareLinks: await shareLinksOf(desk, id),
    /** Whether its hour has come: it goes out once its build is compared with the live edition. */
    due: state === 'scheduled' && (publish_at ?? 0) <= desk.now(),
    twoPeople: desk.settings.FOUR_EYES === 'on',
    /** The first minute that may be chosen for publishing. */
    earliest: toLagos(desk.now() + 60_000),
  }
}

function ReleaseScreen({ problem, link, ...details }: Details & Answer) {
  const { release, build, report, sections } = details
  const waits = release.state === 'building' || release.state === 'ready' || details.due
  // Reloads are GETs of the address, which for the answer to a form is that form's, and would lose what it says.
  const isAnswer = problem !== undefined || link !== undefined
  // In reading order, changes come before the button that approves them.
  const toRead = release.state === 'asked' || release.state === 'review again'
  const panel = (
    <div className="panel">
      <Decisions {...details} />
      {report && <Share {...details} {...(link && { link })} />}
    </div>
  )
  return (
    <Screen
      title={release.title}
      purpose="What goes out together: read it, then approve it or send it back."
      {...(waits && !isAnswer && { reloadAfter })}
    >
      <Problem>{problem}</Problem>
      <p className="state">{stateSentence(release, details.due)}</p>
      {release.problem && <p className="problem">{release.problem}</p>}
      {release.sent_back_note && <blockquote>{release.sent_back_note}</blockquote>}
      {build && build.state !== 'ready' && build.state !== 'failed' && <Progress {...build} />}
      <Facts {...details} />
      <div className={report ? 'beside' : ''}>
        {!toRead && panel}
        {report && sections && (
          <section aria-labelledby="changes">
            <h2 id="changes">What changes for visitors</h2>
            <p>
              <a href={previewHref(release.id, '/')}>See the site as it will be</a>
            </p>
            {report.changes.length === 0 && <p>Nothing changes for visitors.</p>}
            <ReportOfChanges sections={sections} release={release.id} />
          </section>
        )}
        {toRead && panel}
      </div>
    </Screen>
  )
}

/** A release's state in a sentence. @param due whether its hour has come */
export function stateSentence(release: Release, due = false): string {
  const { state, publish_at, edition, problem } = release
  const hour = publish_at === null ? '' : lagosTime(publish_at)
  const sentences: Record<Release['state'], string> = {
    building: 'It is being built. Approvers are told when what changes can be read.',
    ready:
      publish_at === null
        ? 'It is built, and waits for the answer of who puts new code into place.'
        : 'It is built, and goes out in a moment.',
    asked: 'It waits for approval.',
    approved:
      problem === null
        ? 'It is approved, and waits for somebody to publish it.'
        : 'It waits for an answer: is it still to go out?',
    scheduled: due
      ? 'It is approved, and goes out in a moment.'
      : `It is approved, and goes out on ${hour} (Lagos).`,
    live: `It is live, as edition ${edition}.`,
    replaced: `It was live as edition ${edition}, and has been replaced.`,
    failed: 'It could not be built. The site has stayed as it was.',
    'sent back': 'It was sent back. Change what is to be changed, then ask again under Changes.',
    withdrawn: 'It was withdrawn. What was saved is still in the draft.',
    'review again': 'It needs approval again.',
  }
  return sentences[state]
}

function Facts({ release, askedBy, approvedBy, twoPeople }: Details) {
  const { note, asked_at, wish_at, approved_at } = release
  const fact = (name: string, text: string) => (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
  return (
    <>
      {note && <p className="lead">{note}</p>}
      <dl className="facts">
        {askedBy && fact('Asked for by', `${askedBy}, ${lagosTime(asked_at ?? 0)}`)}
        {wish_at !== null && fact('To go out', `${lagosTime(wish_at)} (Lagos)`)}
        {approvedBy && fact('Approved by', `${approvedBy}, ${lagosTime(approved_at ?? 0)}`)}
      </dl>
      {!twoPeople && <p>At this desk one person may approve their own changes.</p>}
    </>
  )
}

function Decisions({ release, person, whyNot, report, earliest }: Details) {
  const { id, state, asked_by } = release
  const to = `/releases/${id}`
  const approver = person.roles.has('approver')
  const waits = state === 'asked' || state === 'review again'
  const isApproved = state === 'approved' || state === 'scheduled'
  const hour = release.publish_at === null ? '' : toLagos(release.publish_at)
  const mayWithdraw = asked_by === person.id || approver || person.roles.has('administrator')
  return (
    <section aria-label="What to do">
      {waits && whyNot && <p>{whyNot}</p>}
      <div className="actions">
        {waits && !whyNot && report && (
          <Press to={`${to}/approve`} fields={{ hash: report.hash }}>
            Approve
          </Press>
        )}
        {approver && isApproved && <Press to={`${to}/publish`}>Publish now</Press>}
        {state === 'failed' && person.roles.has('editor') && (
          <Press to={`${to}/again`}>Build again</Press>
        )}
        {mayWithdraw && open.some((each) => each === state) && (
          <Press to={`${to}/withdraw`} kind="quiet">
            Withdraw
          </Press>
        )}
      </div>
      {approver && isApproved && (
        <form method="post" action={`${to}/hour`}>
          <Field
            label="Day and hour in Lagos"
            type="datetime-local"
            name="hour"
            required
            min={earliest}
            defaultValue={hour}
          />
          <button type="submit" className="second">
            {state === 'scheduled' ? 'Change the hour' : 'Publish at this hour'}
          </button>
        </form>
      )}
      {approver && (waits || isApproved) && (
        <details>
          <summary>Send it back with a note</summary>
          <form method="post" action={`${to}/send-back`}>
            <label>
              What is to be changed
              <textarea name="note" rows={3} required maxLength={2000} />
            </label>
            <button type="submit" className="second">
              Send back
            </button>
          </form>
        </details>
      )}
    </section>
  )
}

function Share({ release: { id, state }, person, shareLinks, link }: Details & Answer) {
  if (!person.roles.has('editor') || ended.includes(state)) return null
  return (
    <section aria-labelledby="share">
      <h2 id="share">Show it to somebody without an account</h2>
      {link && (
        <p role="status">
          This link is shown once. It opens for 72 hours:{' '}
          <input className="link" readOnly value={link} aria-label="Share link" />
        </p>
      )}
      <form method="post" action={`/releases/${id}/share`}>
        <Field label="Who it is for" name="name" required maxLength={100} autoComplete="off" />
        <button type="submit" className="second">
          Make a share link
        </button>
      </form>
      {shareLinks.length > 0 && (
        <ul className="rows">
          {shareLinks.map(({ id: linkId, name, expires_at }) => (
            <li key={linkId}>
              {name}, until {lagosTime(expires_at)}
              <Press to={`/releases/${id}/revoke`} kind="quiet" fields={{ link: linkId }}>
                Revoke<span className="unseen"> the link for {name}</span>
              </Press>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
