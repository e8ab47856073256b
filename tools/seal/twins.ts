import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../files-in.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What shrinks; pictures, fonts and PDFs are compressed already. */
const shrinking = '**/*.{html,css,js,svg,json,xml,txt,webmanifest}'

/** The files of a folder with more than this are compressed with less effort. */
const manyFiles = 100
/** Brotli's quality for them: a tenth larger than the best, in a twentieth of the time. Above 7 memory costs more than is won. */
const quickQuality = 7

/** How many files are read and compressed at once; zlib works in four threads. */
const atOnce = 8

/** Writes `x.br` and `x.gz` beside every file that gets smaller by it. */
export async function writeTwins(folder: string): Promise<void> {
  const files = await filesIn(folder, shrinking)
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  const waiting = files.map((file) => ({
    file: join(folder, file),
    quality: qualityOf(sizes.get(dirname(file)) ?? 0),
  }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await writeTwinsOf(next)
    }),
  )
}

function qualityOf(files: number): number {
  return files > manyFiles ? quickQuality : constants.BROTLI_MAX_QUALITY
}

async function writeTwinsOf({ file, quality }: { file: string; quality: number }): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
