import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../files-in.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What shrinks; pictures, fonts and PDFs are compressed already. */
const shrinking = '**/*.{html,css,js,data,svg,json,xml,txt,webmanifest}'

/** Writes `x.br` and `x.gz` beside every file that gets smaller by it. */
export async function writeTwins(folder: string): Promise<void> {
  const files = await filesIn(folder, shrinking)
  // All at once: zlib works in libuv's own threads, and the site is a few megabytes.
  await Promise.all(files.map((file) => writeTwinsOf(join(folder, file))))
}

async function writeTwinsOf(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: quality }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
