import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { companies } from '#content/model/companies.ts'
import { slides } from '#content/model/records.ts'
import { companyPath } from './a-company.ts'
import { sectionNamed } from './page-parts.ts'
import { expectPicturesShown } from './pictures.ts'
import { expectSlide, slideDuration, slideshow } from './slideshow.ts'
import { addStyles, desktop, openAtStoppedClock, openPage, phone, tablet } from './window.ts'

/* Texts over pictures, of which axe cannot tell the contrast. */

async function stopMotion(page: Page): Promise<void> {
  await addStyles(page, '* { transition: none !important; animation: none !important }')
}

async function expectPainted(place: Locator): Promise<void> {
  // Slides that are not shown are hidden and not fetched.
  const pictures = place.locator('img').filter({ visible: true })
  await expect(async () => {
    await pictures.evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode())),
    )
  }).toPass()
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('header and words are readable on every slide', async ({ page }) => {
      await openAtStoppedClock(page, '/')
      await stopMotion(page)
      for (const number of slides.keys()) {
        if (number > 0) await page.clock.runFor(slideDuration)
        await expectSlide(page, number + 1)
        await expectPainted(slideshow(page))
        await expectReadable(page, page.getByRole('banner'), slideshow(page))
      }
    })

    test('the words on pictures further down are readable', async ({ page }) => {
      await openPage(page, '/')
      await expectPicturesShown(page)
      await stopMotion(page)
      // The header would cover the text to be measured.
      await addStyles(page, 'header { display: none }')
      for (const section of [
        sectionNamed(page, /^Industry Expertise/),
        page.getByRole('main').locator('section').last(),
      ]) {
        await expectPainted(section)
        await expectReadable(page, section)
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
  ...companies.filter(({ head }) => head === 'full').map(({ id }) => companyPath(id)),
]

test('header and words are readable on the heads of pages', async ({ page }) => {
  for (const path of pictureHeads) {
    await openPage(page, path)
    await stopMotion(page)
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport)
      const head = page.getByRole('main').locator('section').first()
      await expectPainted(head)
      await expectReadable(page, page.getByRole('banner'), head)
    }
  }
})

/** Red, green and blue, from 0 to 255. */
type Colour = ArrayLike<number>

type ShownText = {
  text: string
  colour: Colour
  /** The contrast that WCAG asks of text of its size. */
  required: number
  /** The boxes of its lines in the whole page, in whole CSS pixels around them. */
  boxes: { left: number; right: number; top: number; bottom: number }[]
}

/** Share of the pixels behind a text that may fail: single ones at an edge do not affect reading. */
const tolerated = 0.002

/** Compares the colour of each visible text with the pixels behind it. */
async function expectReadable(page: Page, ...places: Locator[]): Promise<void> {
  const texts = (await Promise.all(places.map((place) => place.evaluate(visibleTexts)))).flat()
  expect(texts.length, 'no text was found').toBeGreaterThan(0)
  const colourAt = await coloursBehindText(page, texts)
  const unreadable = texts.flatMap(({ text, colour, required, boxes }) => {
    const ratios: number[] = []
    for (const { left, right, top, bottom } of boxes)
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) ratios.push(contrast(colour, colourAt(x, y)))
    const lowest = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * tolerated)] ?? 0
    return lowest < required ? `${lowest.toFixed(2)} of ${required}: ${text}` : []
  })
  expect(unreadable).toEqual([])
}

/** The colours of a screenshot around the texts, which are transparent in it. */
async function coloursBehindText(page: Page, texts: readonly ShownText[]) {
  const boxes = texts.flatMap((text) => text.boxes)
  const first = Math.min(...boxes.map(({ top }) => top))
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - first
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await addStyles(page, '* { color: transparent !important; text-shadow: none !important }')
  const devtools = await page.context().newCDPSession(page)
  const screenshot = await devtools.send('Page.captureScreenshot', {
    clip: { x: 0, y: first, width, height, scale: 1 },
    captureBeyondViewport: true,
    // Playwright's own screenshots are compressed for size, which takes longer.
    optimizeForSpeed: true,
  })
  await devtools.detach()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const png = sharp(Buffer.from(screenshot.data, 'base64')).removeAlpha().raw()
  const { data } = await png.toBuffer({ resolveWithObject: true })
  return (x: number, y: number): Colour => {
    const at = ((y - first) * width + x) * 3
    return data.subarray(at, at + 3)
  }
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Linear light of every channel value, worked out once: pictures have many pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance(colour: Colour): number {
  const light = (channel: number) => linear[colour[channel] ?? 0] ?? 0
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

/** Runs in the page. Texts for screen readers only have a box of a single pixel: they are left out. */
function visibleTexts(place: Element): ShownText[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: ShownText[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim()
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (parent.getBoundingClientRect().width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    if (!/^rgb\(/.test(color)) throw new Error(`colour: ${color}`)
    found.push({
      text: text.slice(0, 40),
      colour: color.match(/\d+/g)?.map(Number) ?? [],
      required: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
      boxes: [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        left: Math.max(0, Math.floor(left)),
        right: Math.min(document.documentElement.clientWidth, Math.ceil(right)),
        top: Math.max(0, Math.floor(top + scrollY)),
        bottom: Math.ceil(bottom + scrollY),
      })),
    })
  }
  return found
}
