import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageOf } from '../../content/model/open-items.ts'
import { personOf } from '../accounts/access.ts'
import { parsedFile, records } from '../content/records.ts'
import { acceptedBytes, recordBytes } from '../content/saving.ts'
import type { Desk, PageAnswer } from './builds.ts'
import type { Drafts } from './drafts.ts'
import { sendFile } from './preview.ts'

const bodySchema = z.strictObject({
  /** A form's path below `/keystatic/`. */
  form: z.string().max(300),
  /** Its data file with what is not saved yet; the draft's if missing. */
  text: z.string().optional(),
})

/**
 * The preview beside a form: one page with the form's unsaved text, rendered by the worker. The editor shows it in
 * a frame without scripts, from the answer's text, so that no address of the desk can be framed. Where the text is
 * wrong, the answer is a `problem`, one sentence for people, and its `mistakes`, for the fields.
 */
export function registerPagePreview(app: FastifyInstance, desk: Desk, drafts: Drafts): void {
  const { builds, content } = desk
  const editing = { access: 'editor', origin: 'edit' } as const
  let turn: Promise<unknown> = Promise.resolve()
  /** The id of each person's last request, which replaces one of theirs that waits. */
  const latest = new Map<string, string>()

  app.post('/page', { config: editing, bodyLimit: 2 * recordBytes }, async (request, reply) => {
    const { form, text } = bodySchema.parse(request.body)
    const { id } = personOf(request)
    latest.set(id, request.id)
    const file = records.at(form)?.path ?? ''
    const saved = await content.read(await content.commitOf('draft'), file)
    const bytes = text === undefined ? saved : await acceptedBytes(file, Buffer.from(text))
    if (bytes === undefined) return reply.callNotFound()
    const refuse = (problem: string, mistakes: PageAnswer['mistakes'] = []) =>
      reply.code(422).type('application/json').send({ problem, mistakes })
    if (typeof bytes === 'string') return refuse(bytes)
    const path = pageOf({ file, data: parsedFile(file, bytes).data }, [])
    const job = { path, file, text: bytes.toString() }
    // One page after the other: more at once would take the cores from builds and each other.
    const result = turn.then(async () => latest.get(id) === request.id && builds.page(job))
    turn = result.catch(() => {})
    const { html, problem, mistakes } = { ...(await result) }
    reply.type('text/plain; charset=utf-8')
    if (html !== undefined) return reply.send(html)
    const draft = (await drafts.state())?.state
    // What was saved last, such as a new picture, is in no draft yet; or another request has taken this one's turn.
    if (problem === undefined || (draft !== 'ready' && draft !== 'failed'))
      reply.header('retry-after', '3')
    if (problem !== undefined) return refuse(sentenceOf(mistakes?.[0]?.message), mistakes)
    return reply.code(503).send('The page is being made.')
  })

  // What a page loads besides its markup and styles, but no scripts: they would be of the editor's own origin.
  app.get('/assets/:file', { config: editing }, async (request, reply) => {
    const folder = /^[^?]+\.(?:avif|svg|webp|woff2)$/.test(request.url) && (await drafts.folder())
    if (!folder) return reply.callNotFound()
    return await sendFile(request, reply, join(folder, 'client'), 'private, max-age=3600')
  })
}

function sentenceOf(message: string | undefined): string {
  if (!message) return 'This page cannot be shown at the moment. Your words are not lost.'
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
}
