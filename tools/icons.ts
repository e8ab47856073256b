import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { group } from '#content/group.ts'
import { icoOf } from './icons/ico.ts'

/** The drawing of all icons: the group's mark on night. Everything else is made from it. */
const source = 'favicon.svg'
/** The colour around the mark; the drawing's own. */
const night = '#071b2e'
/** The drawing's field, and a wider one that keeps the mark inside a maskable icon's circle. */
const [field, wideField] = ['viewBox="-4 -4 32 32"', 'viewBox="-8 -8 40 40"']

/** Writes the icons that browsers and phones ask for, and the web manifest that names them. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile(join(folder, source), 'utf8')
  if (!svg.includes(field)) throw new Error(`public/${source}: ${field} is missing`)
  const wide = svg.replace(field, wideField)
  const files = {
    'favicon.ico': icoOf(await png(svg, 32), 32),
    'apple-touch-icon.png': await png(svg, 180),
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await png(wide, 512),
    'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

/** The drawing as a square PNG of that many pixels. */
function png(svg: string, size: number): Promise<Buffer> {
  // The drawing is 32 units wide, 72 of which make an inch: it is rasterised at its final size.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: night })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** `site.webmanifest`: the site's name and icons for a phone's home screen; it stays a website. */
function manifest() {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: group.name,
    short_name: group.shortName,
    lang: 'en-NG',
    start_url: '/',
    display: 'browser',
    theme_color: night,
    background_color: night,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
