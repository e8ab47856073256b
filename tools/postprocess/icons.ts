import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { colours } from '#brand/colours.ts'
import { iconSvg } from '#brand/icon.ts'
import { markPaths } from '#content/model/marks.ts'
import { kept } from '../lib/build-cache.ts'

/** Bytes of the file's head: six for the list, sixteen for its one entry. */
const headLength = 6 + 16

/** An `.ico` file that holds one square PNG, as every browser of this century reads it. */
function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(headLength)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(headLength, 18)
  return Buffer.concat([head, png])
}

/** Writes the icons that browsers and phones ask for; `app/pages/site.webmanifest.ts` names them. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = markPaths('group')
  const svg = iconSvg(mark)
  const files = {
    'favicon.svg': svg,
    'favicon.ico': icoOf(await png(svg, 32), 32),
    'apple-touch-icon.png': await png(svg, 180),
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await png(iconSvg(mark, 'wide'), 512),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

/** The drawing as a square PNG of that many pixels. */
function png(svg: string, size: number): Promise<Uint8Array> {
  return kept(['icon', svg, `${size}`], () =>
    // The drawing is 32 units wide, 72 of which make an inch: it is rasterised at its final size.
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .flatten({ background: colours.night })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  )
}
