import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { companies } from '#content/model/companies.ts'
import { slides } from '#content/model/records.ts'
import { sectionNamed } from './page-parts.ts'
import { expectPicturesShown } from './pictures.ts'
import { expectSlide, slideDuration, slideshow } from './slideshow.ts'
import { addStyles, desktop, openAtStoppedClock, openPage, phone, tablet } from './window.ts'

/** Home's sections with a picture as background. */
const pictureSections: Record<string, (page: Page) => Locator> = {
  'Industry Expertise': (page) => sectionNamed(page, /^Industry Expertise/),
  'the call to action': (page) => page.getByRole('main').locator('section').last(),
}

/** Disables transitions and animations. */
async function stopMotion(page: Page): Promise<void> {
  await addStyles(page, '* { transition: none !important; animation: none !important }')
}

/** Hides the header, which would cover the text to be measured. */
async function withoutHeader(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate((header) => {
    header.setAttribute('hidden', '')
  })
}

async function expectPainted(place: Locator): Promise<void> {
  // Slides that are not shown are hidden and not fetched.
  const pictures = place.locator('img').filter({ visible: true })
  await expect
    .poll(() =>
      pictures.evaluateAll(async (images: HTMLImageElement[]) => {
        const decoded = await Promise.allSettled(images.map((image) => image.decode()))
        return (
          decoded.every(({ status }) => status === 'fulfilled') &&
          images.every((image) => image.complete && image.naturalWidth > 0)
        )
      }),
    )
    .toBe(true)
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('header and words are readable on every slide', async ({ page }) => {
      await openAtStoppedClock(page, '/')
      await stopMotion(page)
      for (const number of slides.keys()) {
        await test.step(`slide ${number + 1}`, async () => {
          if (number > 0) await page.clock.runFor(slideDuration)
          await expectSlide(page, number + 1)
          await expectPainted(slideshow(page))
          await expectReadable(page, [page.getByRole('banner'), slideshow(page)])
        })
      }
    })

    test('the words on pictures further down are readable', async ({ page }) => {
      await openPage(page, '/')
      await expectPicturesShown(page)
      await stopMotion(page)
      await withoutHeader(page)
      for (const [name, find] of Object.entries(pictureSections)) {
        await test.step(name, async () => {
          await expectPainted(find(page))
          await expectReadable(page, [find(page)])
        })
      }
    })
  })
}

/** Pages with a picture as head: those with the longest words and the brightest pictures. */
const pictureHeads = [
  '/about',
  '/governance',
  '/notable-projects',
  '/projects',
  '/suppliers',
  ...companies.filter(({ head }) => head === 'full').map(({ id }) => `/subsidiaries/${id}`),
]

test('header and words are readable on the heads of pages', async ({ page }) => {
  for (const path of pictureHeads) {
    await openPage(page, path)
    await stopMotion(page)
    for (const viewport of [phone, tablet, desktop]) {
      await test.step(`${path} at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        const head = page.getByRole('main').locator('section').first()
        await expectPainted(head)
        await expectReadable(page, [page.getByRole('banner'), head])
      })
    }
  }
})

/** A part of a page, in CSS pixels of the whole page. */
type Box = { x: number; y: number; width: number; height: number }

/** A colour as red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** One visible text, with the boxes of its lines in the whole page. */
type ShownText = {
  text: string
  colour: Rgb
  /** At least 24 px, or 18.66 px and bold: the guidelines ask less of it. */
  large: boolean
  boxes: Box[]
}

/** Share of the pixels behind a text that may fail: single ones at an edge do not affect reading. */
const tolerated = 0.002

/** Fails with every text that is hard to read; the report notes the lowest ratio of each. */
async function expectReadable(page: Page, places: readonly Locator[]): Promise<void> {
  const measured = (await measureTexts(page, places)).toSorted(
    (a, b) => a.ratio / a.required - b.ratio / b.required,
  )
  const lines = measured.map(
    ({ text, ratio, required }) => `${ratio.toFixed(2)} (${required}) ${text}`,
  )
  test.info().annotations.push({ type: 'lowest contrast', description: lines.join('\n') })
  expect(measured.length, 'no text was found').toBeGreaterThan(0)
  const failed = measured.filter(({ ratio, required }) => ratio < required)
  expect(failed, `lowest ratios:\n${lines.join('\n')}`).toEqual([])
}

/** Measures all visible texts of some places against the pixels behind them. */
async function measureTexts(page: Page, places: readonly Locator[]) {
  const shown: ShownText[] = []
  for (const place of places) shown.push(...(await place.evaluate(visibleTexts)))
  const clip = around(shown.flatMap(({ boxes }) => boxes))
  const pixels = await coloursIn(await photographed(page, clip), clip)
  return shown.map((text) => ({
    text: text.text,
    ratio: worstRatio(text, pixels),
    required: text.large ? 3 : 4.5,
  }))
}

/**
 * A screenshot of a part of the page, with its text transparent. `optimizeForSpeed` needs DevTools:
 * Playwright's own screenshots are compressed for size.
 */
async function photographed(page: Page, clip: Box): Promise<Buffer> {
  await addStyles(page, '* { color: transparent !important; text-shadow: none !important }')
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await devtools.detach()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return Buffer.from(data, 'base64')
}

/** The smallest box of whole pixels around all of them: the rest of a page need not be drawn. */
function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}

function worstRatio({ boxes, colour }: ShownText, colours: ColourCounter): number {
  const seen = [...colours(boxes)]
    .map(([behind, count]) => ({
      ratio: contrastRatio(colour, [behind >> 16, (behind >> 8) & 0xff, behind & 0xff]),
      count,
    }))
    .sort((a, b) => a.ratio - b.ratio)
  let worse = Math.floor(seen.reduce((sum, { count }) => sum + count, 0) * tolerated)
  for (const { ratio, count } of seen) {
    if (worse < count) return ratio
    worse -= count
  }
  return 0
}

/** How often each colour, 0xff0000 for red, is seen in some boxes; a pixel in two of them counts twice. */
type ColourCounter = (boxes: readonly Box[]) => ReadonlyMap<number, number>

/** Counts in a screenshot whose first pixel is at `left` and `top` of the page. */
async function coloursIn(png: Buffer, { x: left, y: top }: Box): Promise<ColourCounter> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (boxes) => {
    const counts = new Map<number, number>()
    for (const { x, y, width, height } of boxes) {
      const right = Math.min(Math.ceil(x + width) - left, info.width)
      const bottom = Math.min(Math.ceil(y + height) - top, info.height)
      for (let row = Math.max(0, Math.floor(y) - top); row < bottom; row += 1) {
        for (let column = Math.max(0, Math.floor(x) - left); column < right; column += 1) {
          const colour = data.readUIntBE((row * info.width + column) * 3, 3)
          counts.set(colour, (counts.get(colour) ?? 0) + 1)
        }
      }
    }
    return counts
  }
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Linear light of every channel value, worked out once: pictures have many pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

function light(value: number): number {
  return linear[Math.round(value)] ?? 0
}

/** Runs in the page. Texts for screen readers only have a box of a single pixel: they are left out. */
function visibleTexts(place: Element): ShownText[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: ShownText[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (parent.getBoundingClientRect().width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const style = getComputedStyle(parent)
    const size = Number.parseFloat(style.fontSize)
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      style.color.match(/[\d.]+/g)?.map(Number) ?? []
    if (!style.color.startsWith('rgb') || alpha !== 1) throw new Error(`colour: ${style.color}`)
    found.push({
      text: text.slice(0, 40),
      colour: [red, green, blue],
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + window.scrollX,
        y: y + window.scrollY,
        width,
        height,
      })),
    })
  }
  return found
}
