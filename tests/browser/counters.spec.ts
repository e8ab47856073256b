import { expect, type Locator, type Page } from '@playwright/test'
import { headlineFigures } from '#content/model/figure-register.ts'
import { formatFigure } from '#content/model/figures.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** How long the counters run, in milliseconds (spec 9). */
const duration = 2000
const counters = headlineFigures()

function block(page: Page): Locator {
  const inside = counters.map(({ label }) => page.getByText(label, { exact: true }))
  return inside.reduce(
    (list, has) => list.filter({ has }),
    page.getByRole('main').getByRole('list'),
  )
}

/** The number of each counter, in their order. */
async function numbers(page: Page): Promise<string[]> {
  const texts = await block(page).getByRole('listitem').allTextContents()
  return texts.map((text, index) => text.split(counters[index]?.label ?? '')[0] ?? '')
}

const zeros = counters.map((counter) => formatFigure({ ...counter, value: 0 }))
const finals = counters.map(formatFigure)

/** Scrolls until `part` of the block is in the window and IntersectionObserver has reported it. */
async function showPart(page: Page, part: number): Promise<void> {
  await block(page).evaluate(async (element, wanted) => {
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

test('count up once a tenth of the block is visible', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await test.step('until then they read 0', async () => {
    // The served page holds the final numbers; the script sets them to 0.
    await expect.poll(() => numbers(page)).toEqual(zeros)
    await showPart(page, 0.08)
    await page.clock.runFor(duration)
    expect(await numbers(page)).toEqual(zeros)
  })

  await test.step('then they run out within 2000 ms to their ends, most of the way in the first third', async () => {
    await showPart(page, 0.12)
    await page.clock.runFor(duration / 3)
    const read = (await numbers(page)).map((text) => Number(text.replace(/[^\d.]/g, '')))
    for (const [index, { value }] of counters.entries()) {
      expect(read[index]).toBeGreaterThanOrEqual(value * 0.9)
      expect(read[index]).toBeLessThan(value)
    }
    await page.clock.runFor((duration * 2) / 3 - 100)
    expect(await numbers(page)).not.toEqual(finals)
    await page.clock.runFor(100)
    await expect.poll(() => numbers(page)).toEqual(finals)
    await page.clock.runFor(duration)
    expect(await numbers(page)).toEqual(finals)
  })
})

test('never show their end before they run to a visitor from another page', async ({ page }) => {
  await openAtStoppedClock(page, '/cookies')
  const first = page.evaluate(
    (label) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const items = [...document.querySelectorAll('main li')]
          const counter = items.find((item) => item.textContent.includes(label))
          if (!counter) return
          observer.disconnect()
          resolve(counter.textContent)
        })
        observer.observe(document.documentElement, { childList: true, subtree: true })
      }),
    counters[1]?.label ?? '',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  expect(await first).toMatch(/^0\D/)
})

test('are final at once with less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  expect(await numbers(page)).toEqual(finals)
})

test('count thousands and decimals as they are written', async ({ page }) => {
  const ends = ['12,500', '0.12']
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    let index = 0
    const body = (await response.text()).replace(
      /(<span data-count(?:="")?>)[\d,.]+/g,
      (_, tag) => `${tag}${ends[index++ % 2]}`,
    )
    await route.fulfill({ response, body })
  })
  await openAtStoppedClock(page, '/')
  const counted = page.locator('[data-count]')
  await expect(counted.nth(0)).toHaveText('0')
  await showPart(page, 0.12)
  await page.clock.runFor(duration / 3)
  await expect(counted.nth(0)).toHaveText(/^1[12],\d{3}$/)
  await expect(counted.nth(1)).toHaveText(/^0\.1[01]$/)
  await page.clock.runFor(duration)
  for (const [index, end] of ends.entries()) await expect(counted.nth(index)).toHaveText(end)
})
