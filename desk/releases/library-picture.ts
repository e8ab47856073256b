import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import mime from 'mime'
import { z } from 'zod'
import { assetOf, sendAsset } from '../base/assets.ts'
import { records } from '../content/records.ts'
import type { Desk } from './builds.ts'
import type { Drafts } from './drafts.ts'

const querySchema = z.object({ of: z.string() })

/** The pictures that come with the code, by the names of their records. */
const drawn = new URL('../../app/pictures/', import.meta.url)

/** A record's picture, for lists and forms, small once a draft has it. */
export function registerLibraryPicture(app: FastifyInstance, desk: Desk, drafts: Drafts): void {
  const { content } = desk
  app.get('/picture', { config: { access: 'editor' } }, async (request, reply) => {
    const record = records.of(querySchema.parse(request.query).of)
    if (!record) return reply.callNotFound()
    const draft = await content.commitOf('draft')
    const [path, blob] =
      [...(await content.files(draft))].find(
        ([file]) => records.of(file)?.path === record.path && records.pictureKind(file),
      ) ?? []
    const folder = blob && (await drafts.folder())
    // Of tools/pictures.ts: the desk itself decodes no picture.
    const small = folder && (await readable(join(folder, 'client/thumbnails', `${blob}.webp`)))
    const whole = async () =>
      path
        ? await content.read(draft, path)
        : await readable(new URL(`${basename(record.path, '.yaml')}.webp`, drawn))
    const bytes = small || (await whole())
    if (!bytes) return reply.callNotFound()
    const type = (!small && path && mime.getType(path)) || 'image/webp'
    return sendAsset(request, reply, assetOf(type, bytes), 'private, no-cache')
  })
}

const readable = (file: string | URL) => readFile(file).catch(() => undefined)
