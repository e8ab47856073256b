import { expect, type Page } from '@playwright/test'
import { pageText } from '#content/model/pages.ts'
import { places } from '#content/model/places.ts'
import { textLost } from './text-lost.ts'
import { openPage, test } from './window.ts'

const path = '/where-we-work'
const { whole, near, far } = pageText(path).map
/** On both sides of every breakpoint, and far beyond the last. */
const widths = [320, 390, 767, 768, 1119, 1120, 1439, 1440, 1920, 2560]

test('every place is named at every width, in print and in forced colours', async ({ page }) => {
  await openPage(page, path)
  for (const width of widths) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const names = width < 1120 ? [near, far] : [whole]
      const maps = page.getByRole('main').getByRole('img').filter({ visible: true })
      for (const name of names)
        await expect(maps.and(page.getByRole('img', { name }))).toBeVisible()
      const written = await words(page)
      for (const { name } of places.filter(({ position }) => position)) {
        expect(written.filter(({ text }) => text === name)).toHaveLength(1)
      }
      expect(onEachOther(written)).toEqual([])
      expect(Math.min(...written.map(({ size }) => size))).toBeGreaterThanOrEqual(15)
      expect(await textLost(page)).toEqual([])
    })
  }

  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    const colours = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('main svg text')].find((one) =>
        one.checkVisibility(),
      )
      const fill = (element: Element | null | undefined) =>
        element && getComputedStyle(element).fill
      return {
        word: fill(shown),
        lit: fill(document.querySelector('.map-lit')),
        land: fill(document.querySelector('.map-land')),
      }
    })
    expect(colours.lit).not.toBe(colours.land)
    const isDark = media.media === 'print'
    for (const ground of [colours.lit, colours.land])
      expect(lightness(ground) > lightness(colours.word)).toBe(isDark)
  }
})

function lightness(colour: string | null | undefined): number {
  return (colour?.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
}

type Word = {
  text: string
  size: number
  box: { left: number; right: number; top: number; bottom: number }
}

/** The texts of the visible maps, in boxes as high as their letters: lines of one label may touch. */
function words(page: Page): Promise<Word[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg[role="img"] text')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(one).fontSize)
        // Letters fill the middle of their line.
        const air = (bottom - top - size) / 2
        return {
          text: one.textContent ?? '',
          size,
          box: { left, right, top: top + air, bottom: bottom - air },
        }
      }),
  )
}

function onEachOther(written: readonly Word[]): string[] {
  return written.flatMap(({ text, box }, index) =>
    written
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${text} | ${other.text}`),
  )
}
