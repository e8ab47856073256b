import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { forKeystatic } from '../../editor/file-shape.ts'
import { editorPage, pageHeaders } from '../../editor/page.ts'
import { personOf } from '../accounts/access.ts'
import { redeemTicket } from '../accounts/sessions.ts'
import { assetOf, sendAsset } from '../base/assets.ts'
import { ownPath } from '../base/own-path.ts'
import { changesOf } from './changes.ts'
import { contentCheck } from './content-check.ts'
import type { ContentDesk } from './content-repository.ts'
import { editorFrame } from './editor-frame.ts'
import { registerPresence } from './presence.ts'
import { records } from './records.ts'
import { saveContent } from './saving.ts'

/** Body limit of a save in bytes: the largest picture (pictures.ts) in base64, and text. */
const saveBytes = 12 * 1024 * 1024

const id = z.string().regex(/^[0-9a-f]{40}$/)

const pathSchema = z.strictObject({ path: z.string() })
const additionSchema = pathSchema.extend({ contents: z.string() }).transform((addition) => ({
  path: addition.path,
  // Node's `base64` also decodes base64url.
  bytes: Buffer.from(addition.contents, 'base64'),
}))
/** The body that Keystatic sends on Save and Delete. */
const updateSchema = z.strictObject({
  additions: z.array(additionSchema).max(50),
  deletions: z.array(pathSchema.transform(({ path }) => path)).max(50),
})

/** The forms with unsaved changes that a browser keeps (forms/editor.ts). */
const keptSchema = z.array(z.strictObject({ form: z.string(), blob: id }))

/** Keystatic on the editing origin, over the desk's repository instead of a local folder. */
export function registerKeystatic(app: FastifyInstance, desk: ContentDesk): void {
  const { content } = desk
  const mistakesIn = contentCheck(content)
  const editing = { access: 'editor', origin: 'edit' } as const

  registerPresence(app, desk)

  const entering = { access: 'public', origin: 'edit', from: 'desk' } as const
  app.post('/enter', { config: entering }, async (request, reply) => {
    const { ticket, form } = enterSchema.parse(request.body)
    // The ticket is used or expired: the desk gives another one.
    if (!(await redeemTicket(desk, reply, 'edit', ticket)))
      return reply.redirect(`${desk.urls.desk}/edit`, 303)
    return reply.redirect(ownPath(form ? `/keystatic/${form}` : '/keystatic'), 303)
  })

  for (const url of ['/keystatic', '/keystatic/*']) {
    app.get(url, { config: editing }, async (_request, reply) => {
      const tree = await readableTree()
      const paths = [...(await content.files(tree)).keys()].filter((path) =>
        /\.(yaml|md)$/.test(path),
      )
      const texts = [...(await content.readAll(tree, paths))].map(
        ([path, bytes]) => [path, bytes.toString()] as const,
      )
      return reply.headers(pageHeaders).send(editorPage(texts, editorFrame(desk.urls.desk)))
    })
  }

  // A form's `previewUrl` is a path of the site, but resolves against this origin.
  app.get('/*', { config: { access: 'public', origin: 'edit' } }, (request, reply) => {
    const way = request.url === '/' ? '/' : `/preview?path=${encodeURIComponent(request.url)}`
    return reply.redirect(desk.urls.desk + way, 303)
  })

  let bundled: ReturnType<typeof bundledScript> | undefined
  app.get('/keystatic/assets/app.js', { config: editing }, async (request, reply) => {
    bundled ??= bundledScript(join(desk.folder, 'editor'))
    // For want of memory, perhaps: the next request tries again.
    bundled.catch(() => {
      bundled = undefined
    })
    const { raw, brotli } = await bundled
    const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
    if (acceptsBrotli) reply.header('content-encoding', 'br')
    reply.header('vary', 'accept-encoding')
    return sendAsset(request, reply, acceptsBrotli ? brotli : raw)
  })

  app.post(
    '/api/keystatic/tree',
    { config: editing, bodyLimit: saveBytes },
    async ({ body }, reply) => {
      const draft = await content.commitOf('draft')
      const opened = new Map<string, string>()
      for (const { form, blob } of keptSchema.parse(body)) {
        const record = records.at(form)
        if (record && (await content.blob(blob))) opened.set(record.path, blob)
      }
      // A form with unsaved changes continues from the blob that it was opened with.
      const tree = opened.size > 0 ? await content.treeWith(draft, opened) : draft
      return await sendTree(reply, tree)
    },
  )

  app.get<{ Params: { blob: string; '*': string } }>(
    '/api/keystatic/blob/:blob/*',
    { config: editing },
    async ({ params: { blob, '*': path } }, reply) => {
      const known = records.of(path) && id.safeParse(blob).success
      const bytes = known ? await content.blob(blob) : undefined
      if (!bytes) return reply.callNotFound()
      const form = records.formOf(path)
      reply.type('application/octet-stream')
      return reply.send(form ? forKeystatic(bytes.toString(), form) : bytes)
    },
  )

  app.post(
    '/api/keystatic/update',
    { config: editing, bodyLimit: saveBytes },
    async (request, reply) => {
      const person = personOf(request)
      const base = id.parse(request.headers['x-based-on'])
      const { additions, deletions } = updateSchema.parse(request.body)
      // Unknown, for example, when a backup was restored after the form was opened.
      const isKnown = await content.files(base).then(Boolean, () => false)
      if (!isKnown)
        return reply.code(400).send('Please open the form anew: the draft is another one.')
      const isDuplicate = request.headers['x-is-duplicate'] === 'true'
      const save = { base, isDuplicate, additions, deletions }
      const saved = await saveContent(content, person, save)
      if ('refused' in saved) return reply.code(400).send(saved.refused)
      if ('conflict' in saved) {
        const draft = await content.commitOf('draft')
        return reply.code(409).send({ problem: saved.conflict, draft })
      }
      const paths = [...additions.map(({ path }) => path), ...deletions]
      const names = new Set(paths.map((path) => records.of(path)?.name ?? path))
      for (const subject of names) {
        await desk.audit({ person: person.id, action: 'saved', subject, detail: saved.commit })
      }
      // Fill the caches of the Changes screen, which is often opened next.
      mistakesIn(saved.commit).catch((error) => desk.log.error({ err: error }, 'not checked'))
      changesOf(content).catch((error) => desk.log.error({ err: error }, 'not compared'))
      const there = await content.files(saved.commit)
      const mine = new Map(paths.map((path) => [path, there.get(path)]))
      return await sendTree(reply, await content.treeWith(base, mine))
    },
  )

  /**
   * The tree whose files the page gives to the forms: the draft. One mistake would stop the whole editor, so
   * files with mistakes are those of the live commit, or all files if that is not enough.
   */
  async function readableTree(): Promise<string> {
    const [draft, live] = await Promise.all([content.commitOf('draft'), content.commitOf('live')])
    const mistakes = await mistakesIn(draft)
    if (mistakes.length === 0) return draft
    const before = await content.files(live)
    const mended = await content.treeWith(
      draft,
      new Map(mistakes.map(({ path }) => [path, before.get(path)])),
    )
    return (await mistakesIn(mended)).length === 0 ? mended : live
  }

  /** Sends Keystatic's tree; the page returns `x-based-on` with the next save. */
  async function sendTree(reply: FastifyReply, tree: string): Promise<FastifyReply> {
    return reply.header('x-based-on', tree).send(await content.entries(tree))
  }
}

/** `form`: a form's path below `/keystatic/`. */
const enterSchema = z.strictObject({ ticket: z.string(), form: z.string().default('') })

/** Keystatic's script, bundled in a process of its own unless it is up to date. */
async function bundledScript(into: string) {
  const program = fileURLToPath(new URL('../../editor/bundle.ts', import.meta.url))
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, resolve(into)], { cwd })
  const raw = await readFile(join(stdout.trim().split('\n').at(-1) ?? '', 'app.js'))
  // It is megabytes: on a slow connection brotli makes it four times as fast.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const brotli = await promisify(brotliCompress)(raw, { params })
  return { raw: assetOf('text/javascript', raw), brotli: assetOf('text/javascript', brotli) }
}
