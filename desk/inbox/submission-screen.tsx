import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileSize } from '../../contract/file-size.ts'
import { labelledFields } from '../../contract/forms.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import type { InboxDesk } from './inbox-client.ts'
import { kindsFor, senderOf } from './inbox-screen.tsx'

const address = z.object({ id: z.string().max(40) })

/** One submission: what was filled in, and its file. */
export function registerSubmission(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'inbox' } as const

  app.get('/inbox/:id', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const entry = await desk.inbox.show(kindsFor(person), id)
    if (!entry) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'opened', subject: `Submission ${entry.id}` })
    return sendScreen(reply, <Submission {...{ person, entry }} />)
  })

  app.get('/inbox/:id/resume', { config }, async (request, reply) => {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const found = await desk.inbox.resume(kindsFor(person), id)
    if (!found) return reply.callNotFound()
    await desk.audit({ person: person.id, action: 'downloaded', subject: `Resume of ${id}` })
    // Never opened in place: it comes from a stranger.
    return reply
      .type('application/octet-stream')
      .header('content-disposition', attachment(found.fileName))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(found.bytes)
  })
}

/** `Content-Disposition` for a stranger's file name (RFC 6266): `filename*` has any letters, percent-encoded. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

function Submission({ person, entry }: { person: Person; entry: Entry }) {
  const { id, receivedAt, fields, resume } = entry
  return (
    <Screen title={`Submission ${id}`} person={person}>
      <p className="lead">
        <bdi>{senderOf(entry)}</bdi>, {lagosTime(Date.parse(receivedAt))}
      </p>
      <dl className="facts">
        {labelledFields(fields).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {resume && (
        <p>
          <a href={`/inbox/${id}/resume`}>
            Download <bdi>{resume.fileName}</bdi>
          </a>{' '}
          ({fileSize(resume.size)})
        </p>
      )}
    </Screen>
  )
}
