import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { sendFile } from './send-file.ts'

/** Files by their names, of which one at a time is in memory. */
export type Files = AsyncIterable<[name: string, bytes: Uint8Array]>

/** Sends files as one ZIP while it is made; nothing is compressed, as resumes are already. */
export function sendZip(reply: FastifyReply, name: string, files: Files): FastifyReply {
  return sendFile(reply, `${name}.zip`, Readable.from(zipped(files)))
}

async function* zipped(files: Files) {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const [name, bytes] of files) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}
