import { expect, type Locator, type Page, test } from '@playwright/test'
import { companies } from '#content/model/companies.ts'
import { slides } from '#content/model/records.ts'
import { expectPicturesShown } from './pictures-shown.ts'
import { sectionNamed } from './sections.ts'
import { expectSlide, slideDuration, slideshow } from './slideshow.ts'
import { expectReadable, measureTexts } from './text-contrast.ts'
import { desktop, openAtStoppedClock, openPage, phone, tablet } from './window.ts'

/** Home's sections that stand on a picture. */
const pictureSections: Record<string, (page: Page) => Locator> = {
  'Industry Expertise': (page) => sectionNamed(page, /^Industry Expertise/),
  'the call to action': (page) => page.getByRole('main').locator('section').last(),
}

/** Puts every fade and drift at its end. */
async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The header stands over whatever is scrolled below it; here the text below is measured. */
async function withoutHeader(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate((header) => {
    header.setAttribute('hidden', '')
  })
}

async function expectPainted(place: Locator): Promise<void> {
  // A slide that waits for its turn is hidden, and not fetched.
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
      test.slow()
      await openAtStoppedClock(page, '/')
      await stopMotion(page)
      for (const number of slides.keys()) {
        await test.step(`slide ${number + 1}`, async () => {
          if (number > 0) await page.clock.runFor(slideDuration)
          await expectSlide(page, number + 1)
          await expectPainted(slideshow(page))
          expectReadable(await measureTexts(page, [page.getByRole('banner'), slideshow(page)]))
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
          expectReadable(await measureTexts(page, [find(page)]))
        })
      }
    })
  })
}

/** Heads on a picture with the longest words, and with the brightest pictures. */
const pictureHeads = [
  '/about',
  '/governance',
  '/notable-projects',
  '/projects',
  '/suppliers',
  ...companies.filter(({ head }) => head === 'full').map(({ id }) => `/subsidiaries/${id}`),
]

test('header and words are readable on the heads of pages', async ({ page }) => {
  test.slow()
  for (const path of pictureHeads) {
    await openPage(page, path)
    await stopMotion(page)
    for (const viewport of [phone, tablet, desktop]) {
      await test.step(`${path} at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        const head = page.getByRole('main').locator('section').first()
        await expectPainted(head)
        expectReadable(await measureTexts(page, [page.getByRole('banner'), head]))
      })
    }
  }
})
