import { expect, type Page, test } from '@playwright/test'
import { menuCompanies } from '#content/model/companies.ts'
import {
  companiesMenuLabel,
  linkCount,
  sectionButton,
  sectionLabels,
  sectionLinks,
} from './main-menu.ts'
import { openPage } from './open-page.ts'
import { openAtStoppedClock } from './stopped-clock.ts'
import { desktop } from './window-sizes.ts'

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

test('each opens on hover and closes 200 ms after the pointer has left', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  for (const label of sectionLabels) {
    await test.step(label, async () => {
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
})

for (const key of ['Enter', 'Space']) {
  test(`each opens and closes by ${key}`, async ({ page }) => {
    await openPage(page, '/')
    for (const label of sectionLabels) {
      await test.step(label, async () => {
        await sectionButton(page, label).focus()
        await page.keyboard.press(key)
        await expectOpen(page, label)
        await page.keyboard.press(key)
        await expectClosed(page, label)
      })
    }
  })
}

test('each closes on Escape, which leaves the focus on the button', async ({ page }) => {
  await openPage(page, '/')
  for (const label of sectionLabels) {
    await test.step(label, async () => {
      await sectionButton(page, label).press('Enter')
      await expectOpen(page, label)
      await page.keyboard.press('Tab')
      await expect(sectionLinks(page, label).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(page, label)
      await expect(sectionButton(page, label)).toBeFocused()
    })
  }
})

test('each closes when the focus leaves', async ({ page }) => {
  await openPage(page, '/')
  for (const label of sectionLabels) {
    await test.step(label, async () => {
      await sectionButton(page, label).press('Enter')
      await sectionLinks(page, label).last().focus()
      await expectOpen(page, label)
      await page.keyboard.press('Tab')
      await expectClosed(page, label)
    })
  }
})

test('each closes on a click on one of its links', async ({ page }) => {
  for (const label of sectionLabels) {
    await test.step(label, async () => {
      await openPage(page, '/')
      await sectionButton(page, label).hover()
      const link = sectionLinks(page, label).last()
      const href = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expectClosed(page, label)
      await expect(page).toHaveURL(href)
    })
  }
})

test('stays when the pointer comes back within 200 ms', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await sectionButton(page, 'Projects').hover()
  await leaveHeader(page)
  await page.clock.runFor(190)
  await sectionLinks(page, 'Projects').first().hover()
  await page.clock.runFor(1000)
  await expectOpen(page, 'Projects')
})

test('gives way to the next one at once', async ({ page }) => {
  await openAtStoppedClock(page, '/')
  await sectionButton(page, 'Services').hover()
  await sectionButton(page, 'Projects').hover()
  await expectOpen(page, 'Projects')
  await expectClosed(page, 'Services')
})

test('a click on the button leaves open what hovering has opened', async ({ page }) => {
  await openPage(page, '/')
  await sectionButton(page, 'Services').click()
  await expectOpen(page, 'Services')
})

test('the companies are those of the header', async ({ page }) => {
  await openPage(page, '/')
  await sectionButton(page, companiesMenuLabel).hover()
  const links = sectionLinks(page, companiesMenuLabel)
  await expect(links).toHaveCount(menuCompanies.length)
  for (const [index, { id }] of menuCompanies.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/subsidiaries/${id}`)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('open and close', async ({ page }) => {
    await openPage(page, '/')
    for (const label of sectionLabels) {
      await sectionButton(page, label).tap()
      await expectOpen(page, label)
      await sectionButton(page, label).tap()
      await expectClosed(page, label)
    }
  })
})
