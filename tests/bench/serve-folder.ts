import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mediaType } from '#server/site/media-type.ts'
import { filesIn } from '#tools/lib/files-in.ts'

/** What is sent compressed, as our build's copies are. */
const shrinking = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/

/**
 * Hands out another site's built folder as our server does ours: from memory, compressed as well as
 * brotli can, hashed files to keep for a year. Our own server would put its policy on the pages.
 *
 * @returns its origin, and what ends it
 */
export async function serveFolder(folder: string) {
  const answers = new Map<string, { bytes: Buffer; headers: Record<string, string> }>()
  for (const name of await filesIn(folder, '**/*.*')) {
    const plain = await readFile(join(folder, name))
    const bytes = shrinking.test(name) ? brotliCompressSync(plain) : plain
    const headers = {
      'content-type': mediaType(name),
      'content-length': String(bytes.length),
      'cache-control': name.startsWith('_astro/') ? 'public, max-age=31536000' : 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      ...(bytes !== plain && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    }
    answers.set(`/${name}`.replace(/(\/index)?\.html$|index\.html$/, ''), { bytes, headers })
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '')
    const answer = answers.get(path)
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${address.port}`, end }
}
