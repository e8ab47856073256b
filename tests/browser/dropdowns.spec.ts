import { expect, type Page } from '@playwright/test'
import { menuCompanies } from '#content/model/companies.ts'
import {
  boxOf,
  companiesMenuLabel,
  linkCount,
  mainNavigation,
  sectionButton,
  sectionLabels,
  sectionLinks,
} from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

async function expectOpen(page: Page, label: string): Promise<void> {
  await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
  await expect(sectionButton(page, label)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page, label: string): Promise<void> {
  await expect(sectionLinks(page, label)).toHaveCount(0)
  await expect(sectionButton(page, label)).toHaveAttribute('aria-expanded', 'false')
}

/** Moves the pointer to the middle of the page, away from the header. */
async function leaveHeader(page: Page): Promise<void> {
  await page.mouse.move(desktop.width / 2, desktop.height * 0.75)
}

test('there are five', () => {
  expect(sectionLabels).toEqual([
    'About Us',
    'Our Subsidiaries',
    'Services',
    'Sustainability',
    'Projects',
  ])
})

test('by mouse', async ({ page }) => {
  await openAtStoppedClock(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(`${label} opens on hover, closes 200 ms after the pointer left`, async () => {
      await expectClosed(page, label)
      await sectionButton(page, label).hover()
      await expectOpen(page, label)
      await leaveHeader(page)
      await page.clock.runFor(190)
      await expectOpen(page, label)
      await page.clock.runFor(20)
      await expectClosed(page, label)
    })
  }

  await test.step('one stays when the pointer comes back within 200 ms', async () => {
    await sectionButton(page, 'Projects').hover()
    await leaveHeader(page)
    await page.clock.runFor(190)
    await sectionLinks(page, 'Projects').first().hover()
    await page.clock.runFor(1000)
    await expectOpen(page, 'Projects')
  })

  await test.step('one gives way to the next one at once', async () => {
    await sectionButton(page, 'Services').hover()
    await sectionButton(page, 'Projects').hover()
    await expectOpen(page, 'Projects')
    await expectClosed(page, 'Services')
  })

  await test.step('a click on the button leaves open what hovering has opened', async () => {
    await sectionButton(page, 'Services').click()
    await expectOpen(page, 'Services')
  })

  await test.step('where a click is no PointerEvent as well', async () => {
    await sectionButton(page, 'Services').evaluate((button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    })
    await expectOpen(page, 'Services')
  })

  await test.step('Escape closes what hovering has opened', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page, 'Services')
  })

  await test.step('the companies are those of the header', async () => {
    await sectionButton(page, companiesMenuLabel).hover()
    await expectOpen(page, companiesMenuLabel)
    const links = sectionLinks(page, companiesMenuLabel)
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(menuCompanies.map(({ id }) => `/subsidiaries/${id}`))
  })
})

for (const width of [1120, desktop.width]) {
  test(`each stands under its button, in the window, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ ...desktop, width })
    await openPage(page, '/cookies')
    for (const label of sectionLabels) {
      const button = sectionButton(page, label)
      await button.hover()
      const trigger = await boxOf(button)
      const panel = await boxOf(button.locator('+ div'))
      const end = panel.x + panel.width
      expect(end, label).toBeLessThanOrEqual(width)
      expect(end, label).toBeGreaterThan(trigger.x + trigger.width)
      if (end === width) continue
      const first = await boxOf(sectionLinks(page, label).first())
      expect(first.x, label).toBeCloseTo(trigger.x, 0)
    }
  })
}

test('the open one is marked where its panel begins, and it alone', async ({ page }) => {
  await openPage(page, '/historical')
  /** The entries with a marking line, and its `bottom` offset in pixels. */
  const marked = () =>
    mainNavigation(page)
      .locator('.menu-entry:visible')
      .evaluateAll((entries) =>
        entries.flatMap((entry) => {
          const { content, bottom } = getComputedStyle(entry, '::after')
          return content === 'none' ? [] : [[entry.textContent, Number.parseFloat(bottom)]]
        }),
      )
  await expect.poll(marked).toEqual([['Projects', expect.any(Number)]])
  const [[, current] = []] = await marked()
  expect(current).toBeGreaterThan(10)
  for (const label of ['Services', 'Projects']) {
    await sectionButton(page, label).hover()
    await expect.poll(marked).toEqual([[label, 0]])
  }
})

test('by keyboard', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const label of sectionLabels) {
    const button = sectionButton(page, label)
    for (const key of ['Enter', 'Space']) {
      await test.step(`${label} opens and closes by ${key}`, async () => {
        await button.focus()
        await page.keyboard.press(key)
        await expectOpen(page, label)
        await page.keyboard.press(key)
        await expectClosed(page, label)
      })
    }

    await test.step(`${label} closes on Escape, and its button has the focus`, async () => {
      await button.press('Enter')
      await expectOpen(page, label)
      await page.keyboard.press('Tab')
      await expect(sectionLinks(page, label).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(page, label)
      await expect(button).toBeFocused()
    })

    await test.step(`${label} closes when the focus leaves`, async () => {
      await button.press('Enter')
      await sectionLinks(page, label).last().focus()
      await expectOpen(page, label)
      await page.keyboard.press('Tab')
      await expectClosed(page, label)
    })
  }
})

test('a pointer that rests opens none after Back', async ({ page }) => {
  await openPage(page, '/cookies')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
  const box = await sectionButton(page, 'Projects').boundingBox()
  const [x, y] = [Math.ceil(box?.x ?? 0) + 9, Math.ceil(box?.y ?? 0) + 9]
  await page.mouse.move(x, y)
  await expectOpen(page, 'Projects')
  await page.goBack()
  await expect(page).toHaveURL('/cookies')
  await expect(page.locator('main h1')).toBeFocused()
  // Browsers send a `mousemove` for a resting pointer when the page under it changes.
  await page.mouse.move(x, y)
  await expectClosed(page, 'Projects')
  await page.mouse.move(x + 1, y)
  await expectOpen(page, 'Projects')
})

test('a press on a link that takes no focus, as in Safari, is not lost', async ({ page }) => {
  await openPage(page, '/cookies')
  await sectionButton(page, 'Projects').press('Enter')
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  await expectOpen(page, 'Projects')
})

test('each closes on a click on one of its links', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const label of sectionLabels) {
    await test.step(label, async () => {
      await sectionButton(page, label).hover()
      const link = sectionLinks(page, label).last()
      const href = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expectClosed(page, label)
      await expect(page).toHaveURL(href)
    })
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('each opens and closes', async ({ page }) => {
    await openPage(page, '/cookies')
    for (const label of sectionLabels) {
      await test.step(label, async () => {
        await sectionButton(page, label).tap()
        await expectOpen(page, label)
        await sectionButton(page, label).tap()
        await expectClosed(page, label)
      })
    }
    await test.step('a tap beside it closes', async () => {
      await sectionButton(page, 'Services').tap()
      await expectOpen(page, 'Services')
      await page.touchscreen.tap(desktop.width / 2, desktop.height * 0.75)
      await expectClosed(page, 'Services')
    })
  })
})
