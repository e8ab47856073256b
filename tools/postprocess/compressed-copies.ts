import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { kept } from '../lib/build-cache.ts'
import { filesIn } from '../lib/files-in.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What shrinks; pictures, fonts and PDFs are compressed already. */
const shrinking = '**/*.{html,css,js,svg,json,xml,txt,csv,ics,webmanifest}'

/** The files below a folder of the site with more than this are compressed with less effort. */
const manyFiles = 100
/**
 * Brotli's quality and gzip's level for them: a tenth larger than the best, in a twentieth of the
 * time. Above 7 brotli's memory costs more than is won.
 */
const quick = { quality: 7, level: 6 }
const best = { quality: constants.BROTLI_MAX_QUALITY, level: constants.Z_BEST_COMPRESSION }

/** Part of the cache's key: other versions may compress to other bytes. */
const versions = `${process.versions.brotli} ${process.versions.zlib}`

/** How many files are read and compressed at once; with most effort zlib works in four threads. */
const atOnce = 8

/** Writes `x.br` and `x.gz` beside every file that gets smaller by it. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const files = await filesIn(folder, shrinking)
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(folderOf(file), (sizes.get(folderOf(file)) ?? 0) + 1)
  const waiting = files.map((file) => ({
    file: join(folder, file),
    ...((sizes.get(folderOf(file)) ?? 0) > manyFiles ? quick : best),
  }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await writeCopiesOf(next)
    }),
  )
}

/** `news` for `news/1.html` and `news/page/2.html`, nothing for `about.html`. */
function folderOf(file: string): string {
  return file.slice(0, Math.max(file.indexOf('/'), 0))
}

type Copied = { file: string; quality: number; level: number }

async function writeCopiesOf({ file, quality, level }: Copied): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  // With little effort, compressing costs less than handing the bytes to zlib's threads and back.
  const [br, gz] =
    quality === quick.quality
      ? [brotliCompressSync(bytes, { params }), gzipSync(bytes, { level })]
      : await Promise.all([
          kept([`br ${quality}`, versions, bytes], () => brotli(bytes, { params })),
          kept([`gz ${level}`, versions, bytes], () => gzipped(bytes, { level })),
        ])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
