import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { rolldown } from 'rolldown'
import { assetOf, sendAsset } from '../base/assets.ts'

/** The form's script, minified, raw and compressed. @throws when the code does not bundle */
export async function formScript(): Promise<{ raw: string; brotli: Buffer }> {
  const build = await rolldown({
    input: fileURLToPath(new URL('client.tsx', import.meta.url)),
    platform: 'browser',
    transform: {
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false })
  await build.close()
  const raw = output[0].code
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return { raw, brotli: await promisify(brotliCompress)(raw, { params }) }
}

let made: ReturnType<typeof formScript> | undefined

/** Serves the form's script, which is made when it is first asked for. */
export function registerFormScript(app: FastifyInstance): void {
  app.get('/assets/editor.js', { config: { access: 'public' } }, async (request, reply) => {
    made ??= formScript()
    // For want of memory, perhaps: the next request tries again.
    made.catch(() => {
      made = undefined
    })
    const { raw, brotli } = await made
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']))
    if (compressed) reply.header('content-encoding', 'br')
    reply.header('vary', 'accept-encoding')
    const asset = assetOf('text/javascript; charset=utf-8', compressed ? brotli : raw)
    return sendAsset(request, reply, asset)
  })
}
