import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pageText } from '#content/model/pages.ts'
import { pictures } from '#content/model/pictures.ts'
import { pictureBytes } from '#documents/pictures.ts'
import { kept } from '../lib/build-cache.ts'
import { marksZip } from './marks-zip.ts'

/** Writes what the press page offers to download (spec 2.20): the marks, and its pictures. */
export async function writePressKit(folder: string): Promise<void> {
  const press = join(folder, 'press')
  await mkdir(press, { recursive: true })
  await writeFile(join(press, 'marks.zip'), await marksZip())
  const { list, credit } = pageText('/press').pictures
  for (const name of list) await writeFile(join(press, `${name}.jpg`), await jpeg(name, credit))
}

/** Dots an inch, as printers ask of a picture: without it programs lay it out as large as a poster. */
const density = 300
/** sRGB, as the EXIF field `ColorSpace` calls it. */
const srgb = '1'

/** A picture in its full size, which says by itself whose it is, what it shows and what its colours mean. */
async function jpeg(name: string, credit: string): Promise<Uint8Array> {
  const bytes = await pictureBytes(name)
  const shown = pictures.get(name)?.alt ?? ''
  const exif = {
    IFD0: { Artist: credit, Copyright: credit, ImageDescription: shown },
    IFD2: { ColorSpace: srgb },
  }
  return kept(['press picture', bytes, JSON.stringify({ exif, density })], () =>
    sharp(bytes)
      .autoOrient()
      .withIccProfile('srgb')
      .withDensity(density)
      .withExif(exif)
      // Without them a file is a tenth larger, and takes a quarter of the time.
      .jpeg({ quality: 88, mozjpeg: true, trellisQuantisation: false, optimiseScans: false })
      .toBuffer(),
  )
}
