import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { editorConfig } from '../../editor/config.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import { Lines } from './changed-lines.tsx'
import { type ChangedLine, writtenBetween } from './changes.ts'
import type { ContentDesk, PastChange } from './content-repository.ts'
import { type ContentRecord, recordsOf } from './records.ts'

const querySchema = z.object({ record: z.string() })
const pressSchema = querySchema.extend({ commit: z.string(), draft: z.string() })

/** Versions on one screen. */
const shown = 30

type Version = PastChange & { lines: readonly ChangedLine[] }

/** Who saved a record when, and the way back to what it said then. */
export function registerVersions(app: FastifyInstance, desk: ContentDesk): void {
  const { content } = desk
  const records = recordsOf(editorConfig())
  const editor = { config: { access: 'editor' } } as const

  app.get('/edit/versions', editor, (request, reply) => show(request, reply, request.query))

  app.post('/edit/versions', editor, async (request, reply) => {
    const { record: path, commit, draft } = pressSchema.parse(request.body)
    const person = personOf(request)
    const record = records.of(path)
    const versions = record ? await content.revisions(filesOf(record)) : []
    const version = versions.find((each) => each.commit === commit)
    if (!record || !version) return reply.callNotFound()
    if ((await content.pending(commit)).length > 0)
      return show(request, reply, request.body, tooOld)
    const [now, then] = await Promise.all([content.files(draft), content.files(commit)])
    const own = (files: ReadonlyMap<string, string>) =>
      [...files.keys()].filter((file) => records.of(file)?.path === record.path)
    const bytes = await content.readAll(commit, own(then))
    const result = await content.save({
      base: draft,
      additions: [...bytes].map(([file, each]) => ({ path: file, bytes: each })),
      deletions: own(now).filter((file) => !then.has(file)),
      author: person,
      message: `Take back ${record.name} as of ${lagosTime(version.at)}`,
    })
    if ('conflict' in result) return show(request, reply, request.body, changedMeanwhile)
    const subject = record.name
    await desk.audit({ person: person.id, action: 'took back a version of', subject })
    return reply.redirect('/changes', 303)
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    query: unknown,
    problem?: string,
  ): Promise<FastifyReply> {
    const record = records.of(querySchema.parse(query).record)
    if (!record) {
      reply.callNotFound()
      return reply
    }
    const draft = await content.commitOf('draft')
    const saves = await content.revisions(filesOf(record))
    // A save of several files is several changes of one commit.
    const each = saves.filter(
      ({ commit }, index) => saves.findIndex((save) => save.commit === commit) === index,
    )
    const versions = await Promise.all(
      each.slice(0, shown).map(async (save, index): Promise<Version> => {
        const before = each[index + 1]
        const written = before
          ? await writtenBetween(content, records, [record.path], before.commit, save.commit)
          : []
        return { ...save, lines: written.flatMap(({ lines }) => lines) }
      }),
    )
    const props = { person: personOf(request), record, versions, draft, problem }
    return sendScreen(reply, <Versions {...props} />, problem ? 409 : 200)
  }
}

const tooOld =
  'This version is from before the forms were changed, so it cannot be taken back. Copy its words from below instead.'
const changedMeanwhile = 'Somebody saved this while you were looking at it. Please look again.'

/** A record's data file and the folder of its pictures. */
function filesOf({ path }: ContentRecord): string[] {
  return [path, path.replace(/\.\w+$/, '')]
}

type Props = {
  person: ReturnType<typeof personOf>
  record: ContentRecord
  versions: readonly Version[]
  draft: string
  problem: string | undefined
}

function Versions({ person, record, versions, draft, problem }: Props) {
  return (
    <Screen title={`Versions of ${record.name}`} person={person}>
      <Problem>{problem}</Problem>
      <p className="lead">
        Each save is kept. Taking one back changes the draft alone: visitors see it once it is
        approved and published.
      </p>
      <p>
        <a href={`/edit?form=${record.form}`}>Edit it</a>
      </p>
      <ol className="report">
        {versions.map((version, index) => (
          <li key={version.commit}>
            <p className="record">
              {version.author}, {lagosTime(version.at)}
            </p>
            <Lines lines={version.lines} />
            {index === 0 ? (
              <p className="mark">What the draft says now</p>
            ) : (
              <Press
                to="/edit/versions"
                kind="second"
                fields={{ record: record.path, commit: version.commit, draft }}
              >
                Take this version back
                <span className="unseen"> of {lagosTime(version.at)}</span>
              </Press>
            )}
          </li>
        ))}
      </ol>
    </Screen>
  )
}
