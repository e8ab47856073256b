import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { kept } from '../lib/build-cache.ts'
import { filesIn } from '../lib/files-in.ts'

/** What shrinks; pictures, fonts and PDFs are compressed already. */
const shrinking = '**/*.{html,css,js,svg,json,xml,txt,csv,ics,webmanifest}'

/** Part of the cache's key: other versions may compress to other bytes. */
const { brotli, zlib } = process.versions

/** Writes `x.br` and `x.gz` beside every file that gets smaller by it. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const files = await filesIn(folder, shrinking)
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const bytes = await readFile(file)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const level = constants.Z_BEST_COMPRESSION
      const copies = {
        br: await kept(['br', `${brotli}`, bytes], () =>
          promisify(brotliCompress)(bytes, { params }),
        ),
        gz: await kept(['gz', `${zlib}`, bytes], () => promisify(gzip)(bytes, { level })),
      }
      for (const [ending, copy] of Object.entries(copies))
        if (copy.length < bytes.length) await writeFile(`${file}.${ending}`, copy)
    }),
  )
}
