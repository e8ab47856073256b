import { expect, type Page } from '@playwright/test'
import { headlineFigures } from '#content/model/figure-register.ts'
import { formatFigure } from '#content/model/figures.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** How long the counters run, in milliseconds (spec 9). */
const duration = 2000

const counters = (page: Page) => page.getByRole('main').locator('[data-count]')

/** Scrolls until `part` of the block is in the window and IntersectionObserver has reported it. */
async function showPart(page: Page, part: number): Promise<void> {
  const list = page.getByRole('list').filter({ has: page.locator('[data-count]') })
  await list.evaluate(async (element, wanted) => {
    const { top, height } = element.getBoundingClientRect()
    const y = window.scrollY + top + height * wanted - window.innerHeight
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry || Math.abs(entry.intersectionRatio - wanted) > 0.01) return
        observer.disconnect()
        resolve()
      })
      observer.observe(element)
    })
  }, part)
}

test('count up once a tenth of the block is visible, written as their ends are', async ({
  page,
}) => {
  const ends = ['12,500', '0.12', '640', '7']
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    let index = 0
    const body = (await response.text()).replace(
      /(<span data-count(?:="")?>)[\d,.]+/g,
      (_, tag) => `${tag}${ends[index++ % ends.length]}`,
    )
    await route.fulfill({ response, body })
  })
  const texts = () => counters(page).allTextContents()
  await openAtStoppedClock(page, '/')

  // Until then they read 0: the served page holds the final numbers, the script sets them to 0.
  await expect.poll(texts).toContain('0')
  const zeros = await texts()
  expect(zeros.map(Number)).toEqual(zeros.map(() => 0))
  await showPart(page, 0.08)
  await page.clock.runFor(duration)
  expect(await texts()).toEqual(zeros)

  // Then they run out within 2000 ms to their ends, most of the way in the first third.
  await showPart(page, 0.12)
  await page.clock.runFor(duration / 3)
  await expect(counters(page).nth(0)).toHaveText(/^1[12],\d{3}$/)
  await expect(counters(page).nth(1)).toHaveText(/^0\.1[01]$/)
  await page.clock.runFor((duration * 2) / 3 - 100)
  expect((await texts())[0]).not.toBe(ends[0])
  await page.clock.runFor(100)
  await expect.poll(texts).toEqual(zeros.map((_, index) => ends[index % ends.length]))
  await page.clock.runFor(duration)
  expect((await texts())[0]).toBe(ends[0])
})

test('never show their end before they run to a visitor from another page', async ({ page }) => {
  await openAtStoppedClock(page, '/cookies')
  const first = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const counter = document.querySelector('[data-count]')
          if (!counter) return
          observer.disconnect()
          resolve(counter.textContent)
        })
        observer.observe(document, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  expect(await first).toBe('0')
})

test('are final at once with less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const shown = await page.getByRole('main').innerText()
  for (const figure of headlineFigures()) expect(shown).toContain(formatFigure(figure))
})
