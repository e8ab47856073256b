import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture as an editor may have it on the computer: noise, of one colour seen from afar. */
export async function newPhoto(name: string, width: number, height: number): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'photo-')), name)
  await sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } }).toFile(file)
  return file
}
