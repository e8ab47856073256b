import type { FastifyReply } from 'fastify'
import { fileSize } from '../../contract/file-size.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { resumeType } from '../../server/submissions/resume-type.ts'
import { docxText } from './docx-text.ts'
import { Facts } from './facts.tsx'
import { filePage } from './file-page.tsx'
import { sendFile } from './send-file.ts'

/**
 * Chromium shows no PDF in a frame with `sandbox`: what keeps it harmless is its type, which `nosniff` makes final, and
 * a policy that loads nothing but the viewer of Safari.
 */
const pdf = { type: 'application/pdf', policy: "object-src 'self'; frame-ancestors 'self'" }
const html = {
  type: 'text/html; charset=utf-8',
  policy: "style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
}
const noText = 'No text can be read in this file. Please download it.'

/** Sends a resume to its frame: a PDF as it is, of a Word document the text. By its bytes, as at the upload. */
export async function showResume(reply: FastifyReply, name: string, bytes: Buffer) {
  const type = await resumeType(bytes)
  if (type === '.pdf') return sendFile(reply, name, bytes, pdf)
  if (type !== '.docx') return reply.callNotFound()
  const facts = [['Its text, without pictures and layout', docxText(bytes) || noText]] as const
  return sendFile(reply, `${name}.html`, filePage(name, <Facts facts={facts} />), html)
}

/** The file beside what was filled in. The frame is lazy: a phone, which does not show it, loads nothing. */
export function Resume({ id, resume }: { id: string; resume: NonNullable<Entry['resume']> }) {
  const isOld = resume.fileName.endsWith('.doc')
  return (
    <section aria-labelledby="resume" className="resume">
      <h2 id="resume">Resume</h2>
      <p>
        <a href={`/inbox/${id}/resume`}>
          Download <bdi>{resume.fileName}</bdi>
        </a>{' '}
        ({fileSize(resume.size)}){isOld && '. It is of an old version of Word: open it there.'}
      </p>
      {!isOld && (
        // For the viewers of Chromium and Firefox: the whole width, and no list of pages.
        <iframe
          title="Resume"
          loading="lazy"
          src={`/inbox/${id}/resume?shown#view=FitH&navpanes=0&pagemode=none`}
        />
      )}
    </section>
  )
}
