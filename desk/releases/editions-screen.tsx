import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import type { Tables } from '../base/database.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, redirectSaying, Screen, sendScreen } from '../base/layout.tsx'
import { type Person, personNames } from '../base/people.ts'
import type { Desk } from './builds.ts'
import { isAtHand, isOfSchedule, putBack, withReleaseLock } from './releases.ts'

const address = z.object({ number: z.coerce.number().int().positive() })

/** Editions per screen. */
const perScreen = 50
const query = z.object({ before: z.coerce.number().int().positive().optional() })

/** All editions that were published, and a button that puts one back. */
export function registerEditions(app: FastifyInstance, desk: Desk): void {
  const config = { access: 'approver', fresh: true } as const
  app.post('/editions/:number/put-back', { config }, async (request, reply) => {
    const { number } = address.parse(request.params)
    const release = await withReleaseLock(desk, () => putBack(desk, personOf(request), number))
    if (release) return reply.redirect(`/releases/${release}`, 303)
    return redirectSaying(reply, '/editions', `Visitors see edition ${number} again.`)
  })

  app.get('/editions', { config: { access: 'signed-in' } }, async (request, reply) => {
    const { before = Number.MAX_SAFE_INTEGER } = query.parse(request.query)
    const published = await desk.db
      .selectFrom('editions')
      .leftJoin('releases', 'releases.id', 'editions.release')
      .selectAll('editions')
      .select('published_by')
      .where('published_at', 'is not', null)
      .orderBy('number', 'desc')
      .execute()
    const editions = published.filter(({ number }) => number < before).slice(0, perScreen)
    const live = published.find(({ replaced_at }) => replaced_at === null)
    const ready = new Set(editions.filter((each) => live && isAtHand(desk, each, live)))
    const names = await personNames(desk)
    const props = { person: personOf(request), published, editions, live, ready, names }
    return sendScreen(reply, <Editions {...props} />)
  })
}

type Edition = Selectable<Tables['editions']> & { published_by: string | null }
type Props = {
  person: Person
  /** All editions, the latest first, and those on this screen. */
  published: readonly Edition[]
  editions: readonly Edition[]
  live: Edition | undefined
  /** Those that are put back at once. */
  ready: ReadonlySet<Edition>
  /** The names of people by their ids. */
  names: ReadonlyMap<string, string>
}

function Editions({ person, published, editions, live, ready, names }: Props) {
  const last = editions.at(-1)
  return (
    <Screen
      title="Editions"
      purpose="Every version of the site that was published, so that an earlier one can be put back."
    >
      {editions.length === 0 && (
        <p>
          The first edition is being built: <a href="/">Today</a> shows how far it is.
        </p>
      )}
      <ol className="rows">
        {editions.map((edition) => (
          <li key={edition.number}>
            <div>
              <h2>
                {edition.number}. <Title {...edition} />
              </h2>
              <p>{historyOf(edition, names)}</p>
            </div>
            {edition === live && <p className="mark">Live</p>}
            {live && edition !== live && person.roles.has('approver') && (
              <PutBack {...{ edition, live, published }} isReady={ready.has(edition)} />
            )}
          </li>
        ))}
      </ol>
      {last && last.number > 1 && editions.length === perScreen && (
        <p>
          <a href={`/editions?before=${last.number}`}>Earlier editions</a>
        </p>
      )}
    </Screen>
  )
}

type PutBackProps = Pick<Props, 'published'> & { edition: Edition; live: Edition; isReady: boolean }

/** Says what stops being live before it is pressed. */
function PutBack({ edition: { number }, isReady, live, published }: PutBackProps) {
  const later = published.filter((each) => each.number > number && each.number < live.number)
  const warning = (
    <>
      <p>Visitors no longer see what was published with:</p>
      <ul className="compact">
        {[live, ...later].map((each) => (
          <li key={each.number}>
            Edition {each.number}: {each.title}
          </li>
        ))}
      </ul>
      <p>The draft stays as it is: what was undone stands under Changes again.</p>
      {!isReady && <p>It has to be built again first, which takes a few minutes.</p>}
    </>
  )
  return (
    <Press to={`/editions/${number}/put-back`} warning={warning}>
      Put edition {number} back
    </Press>
  )
}

function Title({ release, title }: Edition) {
  return release === null ? title : <a href={`/releases/${release}`}>{title}</a>
}

function historyOf(edition: Edition, names: Props['names']): string {
  const { published_at, replaced_at, asked_by, approved_by } = edition
  const facts = [
    `Published ${isOfSchedule(edition) ? 'by the schedule ' : ''}${lagosTime(published_at ?? 0)}`,
    asked_by && `asked for by ${names.get(asked_by)}`,
    approved_by && `approved by ${names.get(approved_by)}`,
    replaced_at && `replaced ${lagosTime(replaced_at)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
