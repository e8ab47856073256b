import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseYaml } from '../../content/model/parse.ts'
import { fileSize } from '../../contract/file-size.ts'
import { folded } from '../../contract/folded.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { beginning } from '../../server/submissions/resume-type.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press } from '../base/layout.tsx'
import { hashOf } from '../base/tokens.ts'
import { stageName } from './entry-text.ts'
import { filePage } from './file-page.tsx'
import type { InboxDesk } from './inbox-client.ts'
import { addressOf, period, type Query, querySchema } from './list-query.ts'
import { sayOutcome } from './outcome.tsx'
import { type Files, sendZip } from './send-zip.ts'

const applications = ['application'] as const

/** Bytes that a ZIP without Zip64 holds, list and names of the files aside: its limit is 4 GiB. */
const zipMaximum = 4_000_000_000

/** In a list's address: applications for no opening that is on the site. */
export const noOpening = '-'

type Positions = Awaited<ReturnType<InboxDesk['inbox']['positions']>>

/** What an opening is known by, whatever letters, accents and blanks somebody wrote it with. */
export function openingKey(position: string): string {
  return folded(position).split(/\s+/).filter(Boolean).join(' ')
}

/** The positions that name one of some openings. */
export function positionsFor(positions: Positions, titles: readonly string[]) {
  const keys = new Set(titles.map(openingKey))
  return positions.flatMap(({ opening, count }) =>
    opening !== null && keys.has(openingKey(opening)) ? { opening, count } : [],
  )
}

const titledSchema = z.looseObject({
  title: z.string().optional(),
  generalApplication: z.string().optional(),
})

/** What the site calls its openings, and an application for none in particular. */
export async function openingTitles({ content }: InboxDesk): Promise<string[]> {
  const live = await content.commitOf('live')
  const paths = [...(await content.files(live)).keys()]
  const named = paths.filter((path) => /^(vacancies\/[^/]+|careers)\.yaml$/.test(path))
  return [...(await content.readAll(live, named)).values()].flatMap((bytes) => {
    const { title, generalApplication } = titledSchema.parse(parseYaml(String(bytes)).data)
    return title ?? generalApplication ?? []
  })
}

/**
 * The applications for the opening that a list is about, if it is about one: their ids, the bytes of their files, how
 * many applications are for no opening, and `version`, which differs once the ids are others.
 */
export async function openingOf(
  { inbox }: InboxDesk,
  query: Query,
  positions: Positions,
  titles: readonly string[],
) {
  const { opening } = query
  if (!opening || opening === noOpening) return undefined
  const named = positionsFor(positions, [opening]).map((each) => each.opening)
  const files = await inbox.openingFiles(applications, named, period(query))
  const ids = files.map(({ id }) => id)
  return {
    opening,
    ids,
    version: hashOf(ids.join()),
    bytes: files.reduce((sum, { size }) => sum + (size ?? 0), 0),
    others: sumOf(positions) - sumOf(positionsFor(positions, titles)),
  }
}

const sumOf = (positions: Positions) => positions.reduce((sum, { count }) => sum + count, 0)

type OpeningProps = { query: Query; file: NonNullable<Awaited<ReturnType<typeof openingOf>>> }

/** The button that downloads the applications for an opening, and what is not among them. */
export function DownloadOpening({ query, file }: OpeningProps) {
  const { opening, ids, bytes, version, others } = file
  const { from = '', to = '' } = query
  const days = from || to ? ' received on the chosen days' : ''
  return (
    <section aria-labelledby="this-opening">
      <h2 id="this-opening">For this opening</h2>
      <p>
        {ids.length === 1 ? 'One application' : `${ids.length} applications`}
        {days}
        {bytes > 0 && `, ${fileSize(bytes)} of files`}. Suspected spam is not among them.
      </p>
      {bytes > zipMaximum && (
        <p>One file cannot hold as much. Choose days under Filter, and download part by part.</p>
      )}
      {bytes <= zipMaximum && ids.length > 0 && (
        <Press to="/inbox/opening.zip" kind="quiet" fields={{ opening, from, to, version }}>
          Download all applications for this opening
        </Press>
      )}
      {others > 0 && (
        <p>
          <a href={addressOf({ view: 'all', opening: noOpening })}>
            {others === 1 ? 'One application names' : `${others} applications name`} no opening that
            is on the site
          </a>
          : see whether it was meant for this one, and file it under it.
        </p>
      )}
    </section>
  )
}

/** All applications for one opening as a ZIP: a list to print, and each resume. */
export function registerOpeningFile(app: FastifyInstance, desk: InboxDesk): void {
  const formSchema = querySchema.extend({ version: z.string() })

  app.post('/inbox/opening.zip', { config: { access: 'hr' } }, async (request, reply) => {
    const { version, ...query } = formSchema.parse(request.body)
    const positions = await desk.inbox.positions(applications)
    const file = await openingOf(desk, query, positions, [])
    if (!file) return reply.callNotFound()
    const { opening, ids } = file
    if (file.version !== version) {
      const done = `Nothing was downloaded: an application has arrived or gone since you loaded the screen. There are ${ids.length} now.`
      const back = addressOf({ ...query, view: 'all' })
      return await sayOutcome(request, reply, desk, { back, done, left: [] })
    }
    const all = await desk.inbox.entries(applications, ids)
    const withFile = all.filter(({ resume }) => resume !== null)
    async function* files(): Files {
      let sent = 0
      try {
        yield ['list.html', filePage(opening, <List entries={all} />)]
        for (const { id, fields } of withFile) {
          const resume = await desk.inbox.resume(applications, id)
          const name = [plain(fields.fullName ?? ''), id].filter(Boolean).join('_')
          // Undefined where it has been erased meanwhile.
          if (!resume) continue
          yield [`${name}${resume.extension}`, Buffer.from(resume.bytes, 'base64')]
          sent += 1
        }
      } finally {
        // Also where the browser has ended the download.
        await desk.audit({
          person: personOf(request).id,
          action: 'downloaded',
          subject: 'All applications for an opening',
          detail: `a list of ${all.length}, and ${sent} of ${withFile.length} files`,
        })
      }
    }
    return sendZip(reply, plain(opening), files())
  })
}

/** `Ọlá-Òjó`: letters with their marks, and digits, which steer no file system. Composed, as Windows shows them. */
function plain(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return beginning(words.join('-'), 40, 160)
}

const columns: readonly [title: string, cell: (entry: Entry) => string | undefined][] = [
  ['Reference', ({ id }) => id],
  ['Name', ({ fields }) => fields.fullName],
  ['E-mail', ({ fields }) => fields.email],
  ['Phone', ({ fields }) => fields.phone],
  ['Received', ({ receivedAt }) => lagosTime(receivedAt)],
  ['Stage', ({ stage }) => stageName(stage)],
]

function List({ entries }: { entries: readonly Entry[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([title]) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            {columns.map(([title, cell]) => (
              <td key={title}>
                <bdi>{cell(entry)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
