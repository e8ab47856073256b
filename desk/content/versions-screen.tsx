import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import { Lines } from './changed-lines.tsx'
import { type ChangedLine, writtenBetween } from './changes.ts'
import type { ContentDesk, PastChange } from './content-repository.ts'
import { type ContentRecord, records } from './records.ts'

const querySchema = z.object({ record: z.string() })
const pressSchema = querySchema.extend({ commit: z.string(), draft: z.string() })

/** Versions on one screen. */
const shown = 30

type Version = PastChange & { lines: readonly ChangedLine[] }

/** Who saved a record when, and the way back to what it said then. */
export function registerVersions(app: FastifyInstance, desk: ContentDesk): void {
  const { content } = desk
  const editor = { config: { access: 'editor' } } as const

  app.get('/edit/versions', editor, async (request, reply) => {
    const record = records.of(querySchema.parse(request.query).record)
    if (!record) return reply.callNotFound()
    const draft = await content.commitOf('draft')
    const saves = await savesOf(record)
    const versions = await Promise.all(
      saves.slice(0, shown).map(async (save, index): Promise<Version> => {
        const before = saves[index + 1]
        const written = before
          ? await writtenBetween(content, [record.path], before.commit, save.commit)
          : []
        return { ...save, lines: written.flatMap(({ lines }) => lines) }
      }),
    )
    return sendScreen(reply, <Versions {...{ record, versions, draft }} />)
  })

  app.post('/edit/versions', editor, async (request, reply) => {
    const { record: path, commit, draft } = pressSchema.parse(request.body)
    const person = personOf(request)
    const record = records.of(path)
    const version = record && (await savesOf(record)).find((save) => save.commit === commit)
    if (!version) return reply.callNotFound()
    if ((await content.pending(commit)).length > 0)
      throw new Refusal(
        'The forms have changed since this version, so it cannot be taken back. Copy its words instead.',
      )
    const [now, then] = await Promise.all([content.files(draft), content.files(commit)])
    const own = [...now.keys(), ...then.keys()].filter(
      (file) => records.of(file)?.path === record.path,
    )
    const result = await content.save({
      base: draft,
      additions: [...(await content.readAll(commit, own))].map(([file, bytes]) => ({
        path: file,
        bytes,
      })),
      deletions: own.filter((file) => !then.has(file)),
      author: person,
      message: `Take back ${record.name} as of ${lagosTime(version.at)}`,
    })
    if ('conflict' in result)
      throw new Refusal('Somebody has saved this meanwhile. Please go back, reload and look again.')
    const subject = record.name
    await desk.audit({ person: person.id, action: 'took back a version of', subject })
    return reply.redirect('/changes', 303)
  })

  /** The saves of a record, of its data file and of the folder of its pictures, latest first. */
  async function savesOf({ path }: ContentRecord): Promise<PastChange[]> {
    const changes = await content.revisions([path, path.replace(/\.\w+$/, '')])
    // A save of several files is several changes of one commit.
    return [...new Map(changes.map((change) => [change.commit, change])).values()]
  }
}

type Props = {
  record: ContentRecord
  versions: readonly Version[]
  draft: string
}

function Versions({ record, versions, draft }: Props) {
  return (
    <Screen
      title={`Versions of ${record.name}`}
      purpose="Each save is kept. Taking one back changes the draft alone: visitors see it once it is approved and published."
    >
      <p>
        <a href={`/edit/${record.address}`}>Edit it</a>
      </p>
      <ol className="report">
        {versions.map((version, index) => (
          <li key={version.commit}>
            <p className="record">
              {version.author}, {lagosTime(version.at)}
            </p>
            <Lines lines={version.lines} />
            {index === 0 ? (
              <p>What the draft says now</p>
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
