import { expect, test } from '@playwright/test'
import {
  linkCount,
  mainNavigation,
  menuButton,
  sectionButton,
  sectionLabels,
  sectionLinks,
} from './main-menu.ts'
import { openPage } from './open-page.ts'
import { phone } from './window-sizes.ts'

test.use({ viewport: phone, hasTouch: true })

test('opens and closes', async ({ page }) => {
  await openPage(page, '/cookies')
  await test.step('by the Menu button', async () => {
    await expect(mainNavigation(page)).toBeHidden()
    await menuButton(page).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await menuButton(page).tap()
    await expect(mainNavigation(page)).toBeHidden()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('every section on its own', async () => {
    await menuButton(page).tap()
    for (const label of sectionLabels) {
      await sectionButton(page, label).tap()
      await expect(sectionButton(page, label)).toHaveAttribute('aria-expanded', 'true')
    }
    for (const label of sectionLabels) {
      await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
    }
  })

  await test.step('at most 80% as high as the window, to its last link', async () => {
    const box = await mainNavigation(page).boundingBox()
    expect(box?.height).toBeGreaterThan(phone.height * 0.75)
    expect(box?.height).toBeLessThanOrEqual(phone.height * 0.8)
    await mainNavigation(page).getByRole('link').last().tap({ trial: true })
  })

  await test.step('one section closes, the others stay', async () => {
    await sectionButton(page, 'Services').tap()
    await expect(sectionLinks(page, 'Services')).toHaveCount(0)
    await expect(sectionLinks(page, 'Projects')).toHaveCount(linkCount('Projects'))
  })
})

test('closes when the visitor goes on', async ({ page }) => {
  await openPage(page, '/about')
  await test.step('to a place on the same page', async () => {
    await menuButton(page).tap()
    await sectionButton(page, 'About Us').tap()
    await mainNavigation(page).locator('a[href="/about#vision"]').tap()
    await expect(page).toHaveURL('/about#vision')
    await expect(mainNavigation(page)).toBeHidden()
  })

  await test.step('to another page, with all of its sections', async () => {
    await menuButton(page).tap()
    await sectionButton(page, 'About Us').tap()
    await sectionButton(page, 'Projects').tap()
    await sectionLinks(page, 'Projects').first().tap()
    await expect(page).toHaveURL('/projects')
    await expect(mainNavigation(page)).toBeHidden()

    await menuButton(page).tap()
    await expect(sectionButton(page, 'Projects')).toHaveAttribute('aria-expanded', 'false')
    for (const label of sectionLabels) await expect(sectionLinks(page, label)).toHaveCount(0)
  })

  await test.step('back', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Contact Us' }).tap()
    await expect(page).toHaveURL('/contact')
    await menuButton(page).tap()
    await expect(mainNavigation(page)).toBeVisible()
    await page.goBack()
    await expect(mainNavigation(page)).toBeHidden()
  })
})
