import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { colours } from '#brand/colours.ts'
import { iconSvg } from '#brand/icon.ts'
import { markPaths } from '#content/model/marks.ts'
import { icoOf } from './ico.ts'

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
function png(svg: string, size: number): Promise<Buffer> {
  // The drawing is 32 units wide, 72 of which make an inch: it is rasterised at its final size.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: colours.night })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
