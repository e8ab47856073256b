import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileSize } from '../../contract/file-size.ts'
import { labelledFields } from '../../contract/forms.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { senderOf } from './inbox-screen.tsx'
import { sendFile } from './send-file.ts'

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
    return sendFile(reply, found.fileName, found.bytes)
  })
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
      <Press to="/inbox/person" kind="quiet" fields={{ submission: id }}>
        Everything from this person
      </Press>
    </Screen>
  )
}
