import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escaped } from '../../contract/markup.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { stageName } from './chosen-actions.tsx'
import type { InboxDesk } from './inbox-client.ts'
import { type Files, sendZip } from './send-zip.ts'

type Applied = Awaited<ReturnType<InboxDesk['inbox']['applicationsFor']>>[number]

const applications = ['application'] as const

/** All applications for one opening as a ZIP: a list to print, and each resume. */
export function registerOpeningFile(app: FastifyInstance, desk: InboxDesk): void {
  app.post('/inbox/opening.zip', { config: { access: 'hr' } }, async (request, reply) => {
    const { opening } = z.object({ opening: z.string().min(1).max(200) }).parse(request.body)
    const all = await desk.inbox.applicationsFor(applications, opening)
    if (all.length === 0) return reply.callNotFound()
    const withFile = all.filter(({ ending }) => ending !== null)
    await desk.audit({
      person: personOf(request).id,
      action: 'downloaded',
      subject: 'All applications for an opening',
      detail: `${withFile.length + 1} files`,
    })
    async function* files(): Files {
      yield ['list.html', Buffer.from(listOf(opening, all))]
      for (const { id, fields, ending } of withFile) {
        const resume = await desk.inbox.resume(applications, id)
        const name = [plain(fields.fullName ?? ''), id].filter(Boolean).join('_')
        // Undefined where it has been erased meanwhile.
        if (resume) yield [`${name}${ending}`, resume.bytes]
      }
    }
    return sendZip(reply, plain(opening), files())
  })
}

/** `Ola-Ojo`: letters and digits without accents, which steer no file system. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 40)
}

const style =
  '@page{size:A4;margin:15mm}body{font:10pt/1.4 Arial,sans-serif}table{width:100%;border-collapse:collapse}tr{break-inside:avoid}th,td{padding:2mm;border-bottom:.2mm solid #999;text-align:start;vertical-align:top;overflow-wrap:anywhere}'

/** A page that prints well; what strangers wrote is text in it. */
function listOf(opening: string, all: readonly Applied[]): string {
  const row = (cell: 'th' | 'td', texts: readonly (string | undefined)[]) =>
    `<tr>${texts.map((text = '') => `<${cell}><bdi>${escaped(text)}</bdi></${cell}>`).join('')}</tr>`
  const rows = all.map(({ id, fields, received_at, stage }) => {
    const received = lagosTime(Date.parse(received_at))
    const { fullName, email, phone } = fields
    return row('td', [id, fullName, email, phone, received, stageName(stage)])
  })
  const titles = row('th', ['Reference', 'Name', 'E-mail', 'Phone', 'Received', 'Stage'])
  const title = escaped(opening)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>` +
    `<body><h1><bdi>${title}</bdi></h1><table><thead>${titles}</thead><tbody>${rows.join('')}</tbody></table></body></html>`
  )
}
