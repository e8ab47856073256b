import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumArguments, installedChromium } from '../../tools/lib/chromium.ts'
import { photographProblem } from '../content/pictures.ts'

const input = fileURLToPath(new URL('picture-file.ts', import.meta.url))
const bundle = await rolldown({ input, platform: 'browser' })
const [{ code: script }] = (await bundle.generate({ format: 'esm' })).output
/** The desk's (desk/app.ts), as far as pictures are concerned. */
const policy = "default-src 'none'; script-src 'self'; img-src 'self' data:"

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: installedChromium(process.env),
    args: chromiumArguments,
  })
  page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><input type="file">',
        }),
  )
  await page.goto('http://desk.example/')
})
afterAll(() => browser.close())

type Prepared = {
  bytes?: Buffer
  type?: string
  media?: string
  width?: number
  height?: number
  warning?: string
  problem?: string
}

/** What becomes of a file that somebody chooses, without whatever is not there. */
async function prepared(bytes: Buffer, name = 'picture', field = 'file'): Promise<Prepared> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'picture-file-'))
  const path = join(folder.path, name)
  await writeFile(path, bytes)
  await page.locator('input').setInputFiles(path)
  const module = await page.evaluateHandle<typeof import('./picture-file.ts')>(
    "import('/picture-file.js')",
  )
  const result = await module.evaluate(async ({ preparePicture }, field) => {
    const file = document.querySelector('input')?.files?.[0]
    if (!file) throw new Error('no file is chosen')
    const picture = await preparePicture(file, field)
    if ('problem' in picture) return picture
    const { bytes, ...facts } = picture
    const reader = new FileReader()
    await new Promise((resolve) => {
      reader.onload = resolve
      reader.readAsDataURL(bytes)
    })
    return { ...facts, media: bytes.type, url: String(reader.result) }
  }, field)
  if ('problem' in result) return result
  const { url, ...facts } = result
  return { ...facts, bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}

/** Prepares a picture that the desk must take as it says it is. */
async function taken(bytes: Buffer, name?: string, field?: string) {
  const picture = await prepared(bytes, name, field)
  if (!picture.bytes) throw new Error(picture.problem)
  expect(await photographProblem(`file.${picture.type}`, picture.bytes)).toBeUndefined()
  const read = await sharp(picture.bytes).metadata()
  expect(picture).toMatchObject({ width: read.width, height: read.height })
  expect(picture.media).toBe(`image/${read.format}`)
  return { ...picture, bytes: picture.bytes, read }
}

const green = { r: 47, g: 111, b: 95 }
/** One colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: green } })

/** As from a camera: noise, which no encoder makes small. */
function grain(width: number, height: number, channels: 3 | 4 = 3) {
  const data = Buffer.alloc(width * height * channels)
  let state = 1
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    data[at] = 90 + (state >>> 27)
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** The colour of a pixel, decoded by another decoder than the browser's. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } }

describe('what is right already keeps its bytes', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('a %s', async (format) => {
    const bytes = await plain(2560, 1600).toFormat(format).toBuffer()
    const picture = await taken(bytes)
    expect(picture.bytes).toEqual(bytes)
    expect(picture.warning).toBeUndefined()
  })

  it.each(['photo.jfif', 'photo.jpe', 'photo.png', 'photo'])(
    'a JPEG that is named %s',
    async (name) => {
      const bytes = await plain(2560, 1600).jpeg().toBuffer()
      const picture = await taken(bytes, name)
      expect(picture).toMatchObject({ type: 'jpg', media: 'image/jpeg', bytes })
    },
  )
})

describe('where it was taken', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is left out of a %s', async (format) => {
    const bytes = await plain(2560, 1600).withExif(place).toFormat(format).toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { read } = await taken(bytes)
    expect([read.format, read.exif]).toEqual([format, undefined])
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is left out of the XMP of a %s', async (format) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><City>Lagos</City></x:xmpmeta>'
    const bytes = await plain(2560, 1600).withXmp(xmp).toFormat(format).toBuffer()
    expect((await sharp(bytes).metadata()).xmp).toBeDefined()
    expect((await taken(bytes)).read.xmp).toBeUndefined()
  })
})

it.each([
  [3, 400, 300],
  [6, 300, 400],
  [6, 3000, 4000],
  [8, 3000, 4000],
])('stands upright where EXIF turns it by %i', async (orientation, width, height) => {
  const isTurned = orientation > 4
  const stored = isTurned ? { width: height, height: width } : { width, height }
  const red = { width: 100, height: 100, channels: 3, background: '#ff0000' } as const
  const bytes = await plain(stored.width, stored.height)
    .composite([{ input: await sharp({ create: red }).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  const picture = await taken(bytes)
  const by = Math.min(1, 2560 / height)
  expect(picture).toMatchObject({ width: Math.round(width * by), height: Math.round(height * by) })
  expect(picture.read.orientation).toBeUndefined()
  // The corner that was first in the file.
  const [left, top] = { 3: [1, 1], 6: [1, 0], 8: [0, 1] }[orientation] ?? []
  const inside = (side: number, end = 0) => (end ? side - 20 : 20)
  const found = await colourAt(
    picture.bytes,
    inside(picture.width ?? 0, left),
    inside(picture.height ?? 0, top),
  )
  expect(found[0]).toBeGreaterThan(200)
})

describe('a large picture', () => {
  it.each([
    ['a side of 12,000', 12_000, 2000, 2560, 427],
    ['108 million pixels', 12_000, 9000, 2560, 1920],
  ])('with %s is scaled', async (_, width, height, right, down) => {
    const picture = await taken(await plain(width, height).jpeg().toBuffer())
    expect(picture).toMatchObject({ type: 'jpg', width: right, height: down })
    const [red = 0, greens = 0] = await colourAt(picture.bytes, 1000, 200)
    expect(Math.abs(red - green.r) + Math.abs(greens - green.g)).toBeLessThan(6)
  })

  it('with more pixels than a tab can hold is refused', async () => {
    const bytes = await plain(15_000, 10_000).png().toBuffer()
    expect((await prepared(bytes)).problem).toMatch(/more pixels.+2,560/)
  })

  it('of 30 MB is scaled', async () => {
    const bytes = await grain(6400, 4800)
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(30e6)
    expect(await taken(bytes)).toMatchObject({ type: 'jpg', width: 2560, height: 1920 })
  })

  it('of more than 100 MB is refused', async () => {
    expect((await prepared(Buffer.alloc(101 * 1024 * 1024))).problem).toContain('100 MB')
  })

  it('that is a photograph as PNG becomes a JPEG', async () => {
    const bytes = await grain(2560, 1920).png().toBuffer()
    expect(bytes.length).toBeGreaterThan(8 * 1024 * 1024)
    const { type, width } = await taken(bytes)
    expect([type, width]).toEqual(['jpg', 2560])
  })
})

describe('transparency', () => {
  const clear = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { ...green, alpha: 0.5 } } })

  it.each(['png', 'webp'] as const)('of a %s stays when it is scaled', async (format) => {
    const picture = await taken(await clear(3000, 2000).toFormat(format).toBuffer())
    expect([picture.type, picture.width]).toEqual([format, 2560])
    const [red = 0, , , alpha = 255] = await colourAt(picture.bytes, 100, 100)
    expect(Math.abs(alpha - 128)).toBeLessThan(3)
    expect(Math.abs(red - green.r)).toBeLessThan(6)
  })

  it('of what is too large as PNG stays in a WebP', async () => {
    const picture = await taken(await grain(2560, 1920, 4).png().toBuffer())
    expect([picture.type, picture.read.hasAlpha]).toEqual(['webp', true])
  })

  it('is not taken for there where all is opaque', async () => {
    const bytes = await grain(2700, 2000).ensureAlpha().png().toBuffer()
    expect((await taken(bytes)).type).toBe('jpg')
  })
})

it.each([
  ['jpg', 1],
  ['png', 0.5],
])('takes a %s where the browser writes no WebP', async (type, alpha) => {
  // As in Safari, which writes a PNG.
  await page.evaluate(() => {
    const write = OffscreenCanvas.prototype.convertToBlob
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return write.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options)
    }
  })
  onTestFinished(async () => void (await page.reload()))
  const background = { ...green, alpha }
  const create = { width: 3000, height: 2000, channels: 4, background } as const
  expect((await taken(await sharp({ create }).webp().toBuffer())).type).toBe(type)
})

it('makes the colours of print those of a screen', async () => {
  const bytes = await plain(2560, 1600).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).space).toBe('cmyk')
  const { type, read } = await taken(bytes)
  expect([type, read.space]).toEqual(['jpg', 'srgb'])
})

describe('an animation', () => {
  const frames = async () =>
    Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 2560, height: 1600, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )

  it.each([
    ['webp', 'webp', 'moves'],
    ['gif', 'png', 'GIF'],
  ] as const)('as %s shows its first frame, and says so', async (format, type, word) => {
    const input = sharp(await frames(), { join: { animated: true } })
    const picture = await taken(await input.toFormat(format).toBuffer())
    expect([picture.type, picture.read.pages ?? 1]).toEqual([type, 1])
    expect(picture.warning).toMatch(new RegExp(`${word}.+first frame`))
    expect((await colourAt(picture.bytes, 9, 9))[0]).toBeGreaterThan(240)
  })

  it('as PNG shows its first frame, and says so', async () => {
    const [first = Buffer.of()] = await frames()
    const picture = await taken(animated(first))
    expect(picture.type).toBe('png')
    expect(String(picture.bytes)).not.toContain('acTL')
    expect(picture.warning).toContain('first frame')
  })

  /** A PNG as the only frame of an animated one. */
  function animated(png: Buffer): Buffer {
    const control = Buffer.alloc(26)
    png.copy(control, 4, 16, 24)
    control.writeUInt16BE(100, 22)
    const header = png.subarray(0, 33)
    const frames = Buffer.of(0, 0, 0, 1, 0, 0, 0, 0)
    return Buffer.concat([header, chunk('acTL', frames), chunk('fcTL', control), png.subarray(33)])
  }

  function chunk(type: string, data: Buffer): Buffer {
    const named = Buffer.concat([Buffer.from(type), data])
    const whole = Buffer.alloc(named.length + 8)
    whole.writeUInt32BE(data.length)
    named.copy(whole, 4)
    whole.writeUInt32BE(crc32(named), whole.length - 4)
    return whole
  }
})

it('takes an AVIF as JPEG', async () => {
  const bytes = await plain(2560, 1600).avif({ effort: 0 }).toBuffer()
  expect((await taken(bytes)).type).toBe('jpg')
})

describe('a sentence says what to do with', () => {
  const jpeg = () => grain(300, 200).jpeg().toBuffer()
  it.each<[string, RegExp, () => Buffer | Promise<Buffer>]>([
    ['HEIC', /Most Compatible/, () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['an SVG', /JPEG, PNG or WebP/, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', /JPEG, PNG or WebP/, () => Buffer.from('%PDF-1.7\n')],
    ['a text', /JPEG, PNG or WebP/, () => Buffer.from('The harbour')],
    ['an empty file', /empty/, () => Buffer.of()],
    ['a JPEG that is cut off', /damaged/, async () => (await jpeg()).subarray(0, -2000)],
    ['a JPEG’s first bytes', /damaged/, async () => (await jpeg()).subarray(0, 3)],
    ['a PNG’s first bytes', /damaged/, () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a WebP’s first bytes', /damaged/, () => Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1')],
  ])('%s', async (_, sentence, bytes) => {
    expect((await prepared(await bytes(), 'photo.jpg')).problem).toMatch(sentence)
  })
})

describe('the width that the place needs', () => {
  it.each([
    ['file', 900, 600, /900 pixels wide.+2,560/],
    ['file', 1500, 3000, /1,500 pixels wide.+2,560/],
    ['file', 2600, 3900, undefined],
    ['photograph', 900, 1200, /900 pixels wide.+960/],
    ['photograph', 960, 1200, undefined],
    ['other', 90, 120, undefined],
  ])('of %s is not that of %i by %i pixels: %s', async (field, width, height, warning) => {
    const picture = await taken(await plain(width, height).jpeg().toBuffer(), 'a.jpg', field)
    if (warning) expect(picture.warning).toMatch(warning)
    else expect(picture.warning).toBeUndefined()
  })
})
