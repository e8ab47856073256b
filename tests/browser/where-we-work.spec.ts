import { expect } from '@playwright/test'
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
    await page.setViewportSize({ width, height: 900 })
    const names = width < 1120 ? [near, far] : [whole]
    const maps = page.getByRole('main').getByRole('img').filter({ visible: true })
    for (const name of names) await expect(maps.and(page.getByRole('img', { name }))).toBeVisible()
    const words = page.locator('main svg[role="img"] text').filter({ visible: true })
    const texts = await words.allTextContents()
    for (const { name } of places.filter(({ position }) => position))
      expect(texts.filter((text) => text === name)).toHaveLength(1)
    const sizes = await words.evaluateAll((all) =>
      all.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
    expect(await textLost(page, { inDrawings: true })).toEqual([])
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
