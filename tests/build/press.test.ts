import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pageText } from '#content/model/pages.ts'
import { siteFolder } from './built-site.ts'

const { list, credit } = pageText('/press').pictures

/** The EXIF field `ColorSpace`, one short number: 1 is sRGB. */
const srgb = { II: '01a0 0300 01000000 0100', MM: 'a001 0003 00000001 0001' }

it.each(list)(
  'the picture %s says what its colours mean, how large to print it, and whose it is',
  async (name) => {
    const { icc, density, exif } = await sharp(join(siteFolder, `press/${name}.jpg`)).metadata()
    expect(icc?.toString('latin1')).toContain('RGB')
    expect(density).toBe(300)
    const order = exif?.toString('latin1', 6, 8) === 'MM' ? 'MM' : 'II'
    expect(exif?.toString('hex')).toContain(srgb[order].replaceAll(' ', ''))
    expect(exif?.toString()).toContain(credit)
  },
)
