import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageOf } from '../../content/model/open-items.ts'
import { personOf } from '../accounts/access.ts'
import { mistakeText } from '../content/content-check.ts'
import { listOf } from '../content/kinds.ts'
import { parsedFile, records } from '../content/records.ts'
import { formOf } from '../editing/describe.ts'
import { type Body, fieldsOf, recordBytes } from '../editing/edit-record.tsx'
import { fieldNameOf, sentValues } from '../editing/field.ts'
import { unsavedFile } from '../editing/saving.ts'
import type { Desk } from './builds.ts'
import type { Drafts } from './drafts.ts'
import { sendFile } from './preview.ts'

const addressSchema = z.object({ address: z.string().max(300) })

/**
 * The preview beside a form: one page with the form's unsaved text, rendered by the worker. The form shows it in a frame
 * without scripts, from the answer's text, so that no address of the desk can be framed.
 */
export function registerPagePreview(app: FastifyInstance, desk: Desk, drafts: Drafts): void {
  const { builds, content } = desk
  const editing = { config: { access: 'editor' }, bodyLimit: recordBytes } as const
  let turn: Promise<unknown> = Promise.resolve()
  /** The id of each person's last request, which replaces one of theirs that waits. */
  const latest = new Map<string, string>()

  app.post('/page', editing, async (request, reply) => {
    const { address } = addressSchema.parse(request.body)
    const { id } = personOf(request)
    latest.set(id, request.id)
    const record = records.at(address)
    const kind = record
      ? records.kindOf(record.path)
      : listOf(/^add\/(.+)$/.exec(address)?.[1] ?? '')
    if (!kind) return reply.callNotFound()
    const values = Object(sentValues(formOf(kind), fieldsOf(request.body as Body)))
    const { path: file, text } = await unsavedFile(content, kind, record, values)
    const parsed = parsedFile(file, Buffer.from(text))
    const path = pageOf({ file, data: parsed.data }, [])
    // One page after the other: more at once would take the cores from builds and each other.
    const result = turn.then(
      async () => latest.get(id) === request.id && builds.page({ path, file, text }),
    )
    turn = result.catch(() => {})
    const { html, problem, mistakes = [] } = { ...(await result) }
    if (html !== undefined) return { html }
    const problems = mistakes
      .filter((each) => each.file === file)
      .map((each) => ({ name: fieldNameOf(each.at), text: mistakeText(file, parsed, each) }))
    // No mistake of the writer's: the operator has to know.
    if (problem !== undefined && problems.length === 0) desk.log.warn({ problem, path }, 'no page')
    if (problem !== undefined) return { note: problems[0]?.text ?? unknown, problems }
    const draft = (await drafts.state())?.state
    // What was saved last, such as a new picture, is in no draft yet; or another request has taken this one's turn.
    return { note: draft === 'failed' ? 'This page cannot be shown.' : 'The page is being made.' }
  })

  // What a page loads besides its markup and styles, but no scripts.
  app.get('/assets/:file', { config: { access: 'editor' } }, async (request, reply) => {
    const folder = /^[^?]+\.(?:avif|svg|webp|woff2)$/.test(request.url) && (await drafts.folder())
    if (!folder) return reply.callNotFound()
    return await sendFile(request, reply, join(folder, 'client'), 'private, max-age=3600')
  })
}

const unknown = 'This page cannot be shown at the moment. Your words are not lost.'
