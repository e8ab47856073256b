import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture as an editor may have it on the computer: noise, of one colour seen from afar. */
export async function newPhoto(name: string, width: number, height: number): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'photo-')), name)
  await sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } }).toFile(file)
  return file
}

/** A mark as a designer hands it over: one path on the grid of 24. */
export async function newMark(path: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'mark-')), 'drop.svg')
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></svg>\n`,
  )
  return file
}
