import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fileSize } from '../../contract/file-size.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { resumeType } from '../../server/submissions/resume-type.ts'
import { personOf } from '../accounts/access.ts'
import { docxParagraphs } from './docx-text.ts'
import { filePage } from './file-page.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { sendFile, showFile } from './send-file.ts'

const address = z.object({ id: z.string().max(40) })

/** The file of an application: to download, and to read in a frame of its screen. */
export function registerResume(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'inbox' } as const

  /** The file, once the audit log says what somebody has done with it; undefined where there is none. */
  async function read(request: FastifyRequest, action: string) {
    const { id } = address.parse(request.params)
    const person = personOf(request)
    const found = await desk.inbox.resume(kindsFor(person), id)
    if (!found) return undefined
    await desk.audit({ person: person.id, action, subject: `Resume of ${id}` })
    return { name: found.fileName, bytes: Buffer.from(found.bytes, 'base64') }
  }

  app.get('/inbox/:id/resume', { config }, async (request, reply) => {
    const file = await read(request, 'downloaded')
    return file ? sendFile(reply, file.name, file.bytes) : reply.callNotFound()
  })

  app.get('/inbox/:id/resume/shown', { config }, async (request, reply) => {
    const file = await read(request, 'opened')
    if (!file) return reply.callNotFound()
    // By its bytes, as at the upload.
    const type = await resumeType(file.bytes)
    if (type === '.pdf')
      return showFile(reply, file.name, {
        type: 'application/pdf',
        content: file.bytes,
        // Safari asks the policy of a PDF whether its own viewer may be in it.
        allows: "object-src 'self'",
      })
    if (type === '.docx')
      return showFile(reply, `${file.name}.html`, {
        type: 'text/html; charset=utf-8',
        content: filePage(file.name, <DocxText bytes={file.bytes} />),
        allows: "style-src 'unsafe-inline'; sandbox",
      })
    return reply.callNotFound()
  })
}

function DocxText({ bytes }: { bytes: Buffer }) {
  const paragraphs = paragraphsOf(bytes)
  if (paragraphs.length === 0)
    return <p>No text can be read in this file. Please download it, and open it in Word.</p>
  return paragraphs.map((text, index) => (
    <p key={index} dir="auto">
      {text}
    </p>
  ))
}

/** None of a file that is broken or unpacks to too much. */
function paragraphsOf(bytes: Buffer): string[] {
  try {
    return docxParagraphs(bytes)
  } catch {
    return []
  }
}

type Props = { id: string; resume: NonNullable<Entry['resume']> }

/** How to get the file; a phone, which shows no frame, opens it from there. */
export function ResumeLink({ id, resume: { fileName, size } }: Props) {
  return (
    <p>
      <a href={`/inbox/${id}/resume`}>
        Download <bdi>{fileName}</bdi>
      </a>{' '}
      ({fileSize(size)})
    </p>
  )
}

/** The file beside what was filled in. Lazy: then a phone, where it is not shown, does not load it. */
export function ResumeFrame({ id, resume: { fileName } }: Props) {
  const isPdf = fileName.endsWith('.pdf')
  return (
    <section aria-labelledby="resume" className="resume">
      <h2 id="resume">Resume</h2>
      {fileName.endsWith('.doc') ? (
        <p>No browser shows files of old versions of Word. Please download it to read it.</p>
      ) : (
        <>
          {!isPdf && (
            <p className="hint">Its text alone. Download it to see it as it was laid out.</p>
          )}
          <iframe
            title="Resume"
            loading="lazy"
            // How the viewers of Chromium and Firefox begin: as wide as the frame, and without a list of pages.
            src={`/inbox/${id}/resume/shown${isPdf ? '#view=FitH&navpanes=0&pagemode=none' : ''}`}
          />
        </>
      )}
    </section>
  )
}
