import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { z } from 'zod'
import { assetOf, sendAsset } from '../base/assets.ts'
import type { ContentDesk } from '../content/content-repository.ts'
import { markProblem, photographProblem } from '../content/pictures.ts'
import { records } from '../content/records.ts'

/** More than any picture may have, so that one which is too large gets its sentence and not a 413. */
const uploadBytes = 9 * 1024 * 1024

const markType = 'image/svg+xml'
const bodyTypes = ['image/jpeg', 'image/png', 'image/webp', markType]

/** `record` is the path of a data file, which may not be there yet; `field` is its upload field. */
const querySchema = z.object({ record: z.string(), field: z.string().regex(/^\w+$/) })
const paramsSchema = z.object({ blob: z.string().regex(/^[0-9a-f]{40}$/) })

/**
 * Takes a form's picture before the form is saved, and shows it. Of the answer, `file` is the name for the
 * record's field, and `blob` the id in the repository, which keeps it for two weeks until a save uses it.
 */
export function registerUploads(app: FastifyInstance, { content }: ContentDesk): void {
  // Encapsulated by `register`: no other route parses a body of these types.
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      bodyTypes,
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    )
    uploads.post(
      '/uploads',
      { config: { access: 'editor' }, bodyLimit: uploadBytes },
      async (request, reply) => {
        const { record, field } = querySchema.parse(request.query)
        const kind = kindOf(record, field)
        if (!kind) return reply.callNotFound()
        const bytes = z.instanceof(Buffer).parse(request.body)
        const picture = await judged(kind, bytes)
        if ('problem' in picture)
          return reply.code(422).type('text/plain; charset=utf-8').send(picture.problem)
        return reply.send({
          blob: await content.store(bytes),
          file: `${field}.${picture.ending}`,
        })
      },
    )
  })

  app.get('/uploads/:blob', { config: { access: 'editor' } }, async (request, reply) => {
    const { success, data } = paramsSchema.safeParse(request.params)
    const bytes = success ? await content.blob(data.blob) : undefined
    if (!bytes) return reply.callNotFound()
    // The repository holds texts as well.
    for (const kind of ['photograph', 'mark'] as const) {
      const picture = await judged(kind, bytes)
      if ('type' in picture)
        return sendAsset(request, reply, assetOf(picture.type, bytes), 'private, no-cache')
    }
    return reply.callNotFound()
  })
}

type Kind = NonNullable<ReturnType<typeof records.pictureKind>>

/** What a record's field takes; nothing where there is no such upload field. */
function kindOf(record: string, field: string): Kind | undefined {
  // The only ending that a mark has; of a photograph `photographProblem` judges the ending.
  return records.pictureKind(record.replace(/\.\w+$/, `/${field}.svg`))
}

/** The ending and media type by a picture's first bytes, or why it is refused. */
async function judged(
  kind: Kind,
  bytes: Buffer,
): Promise<{ ending: string; type: string } | { problem: string }> {
  if (kind === 'mark') {
    const problem = markProblem(bytes)
    return problem ? { problem } : { ending: 'svg', type: markType }
  }
  const { ext = '', mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {}
  const problem = await photographProblem(`photograph.${ext}`, bytes)
  return problem ? { problem } : { ending: ext, type: mime }
}
