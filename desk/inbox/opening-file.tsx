import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Entry } from '../../server/submissions/entries.ts'
import { beginning } from '../../server/submissions/resume-type.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { stageName } from './entry-text.ts'
import { filePage } from './file-page.tsx'
import type { InboxDesk } from './inbox-client.ts'
import { type Files, sendZip } from './send-zip.ts'

const applications = ['application'] as const

/** All applications for one opening as a ZIP: a list to print, and each resume. */
export function registerOpeningFile(app: FastifyInstance, desk: InboxDesk): void {
  app.post('/inbox/opening.zip', { config: { access: 'hr' } }, async (request, reply) => {
    const { opening } = z.object({ opening: z.string().min(1).max(200) }).parse(request.body)
    const all = await desk.inbox.applicationsFor(applications, opening)
    if (all.length === 0) return reply.callNotFound()
    const withFile = all.filter(({ resume }) => resume !== null)
    await desk.audit({
      person: personOf(request).id,
      action: 'downloaded',
      subject: 'All applications for an opening',
      detail: `${withFile.length + 1} files`,
    })
    async function* files(): Files {
      yield ['list.html', filePage(opening, <List entries={all} />)]
      for (const { id, fields } of withFile) {
        const resume = await desk.inbox.resume(applications, id)
        const name = [plain(fields.fullName ?? ''), id].filter(Boolean).join('_')
        // Undefined where it has been erased meanwhile.
        if (resume) yield [`${name}${resume.extension}`, Buffer.from(resume.bytes, 'base64')]
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
