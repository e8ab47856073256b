import { expect } from '@playwright/test'
import {
  lastSection as last,
  linkCount,
  mainNavigation,
  menuButton,
  otherSection as other,
  sectionButton,
  sectionLabels,
  sectionLinks,
  sectionWith,
} from './page-parts.ts'
import { openPage, phone, test } from './window.ts'

test.use({ viewport: phone, hasTouch: true })

const vision = '/about#vision'
const about = sectionWith(vision)

test('opens and closes', async ({ page }) => {
  await openPage(page, '/cookies')
  const menu = mainNavigation(page)
  await test.step('by the Menu button', async () => {
    await expect(menu).toBeHidden()
    for (const open of [true, false]) {
      await menuButton(page).tap()
      await expect(menu).toBeVisible({ visible: open })
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', `${open}`)
    }
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
    const box = await menu.boundingBox()
    expect(box?.height).toBeGreaterThan(phone.height * 0.75)
    expect(box?.height).toBeLessThanOrEqual(phone.height * 0.8)
    await menu.getByRole('link').last().tap({ trial: true })
  })

  await test.step('with its button in sight, and the chat under its backdrop', async () => {
    const button = menu.getByRole('link', { name: 'Get In Touch' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const chat = page.getByRole('button', { name: 'Open chat assistant' })
    const isOnTop = await chat.evaluate((launcher) => {
      const { left, top } = launcher.getBoundingClientRect()
      return launcher.contains(document.elementFromPoint(left + 20, top + 20))
    })
    expect(isOnTop).toBe(false)
  })

  await test.step('one section closes, the others stay', async () => {
    await sectionButton(page, other).tap()
    await expect(sectionLinks(page, other)).toHaveCount(0)
    await expect(sectionLinks(page, last)).toHaveCount(linkCount(last))
  })
})

test('closes when the visitor goes on', async ({ page }) => {
  await openPage(page, '/about')
  const menu = mainNavigation(page)
  await test.step('to a place on the same page', async () => {
    await menuButton(page).tap()
    await sectionButton(page, about).tap()
    await menu.locator(`a[href="${vision}"]`).tap()
    await expect(page).toHaveURL(vision)
    await expect(menu).toBeHidden()
  })

  await test.step('to another page, with all of its sections', async () => {
    await menuButton(page).tap()
    await sectionButton(page, about).tap()
    await sectionButton(page, last).tap()
    const link = sectionLinks(page, last).first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.tap()
    await expect(page).toHaveURL(href)
    await expect(menu).toBeHidden()

    await menuButton(page).tap()
    await expect(sectionButton(page, last)).toHaveAttribute('aria-expanded', 'false')
    for (const label of sectionLabels) await expect(sectionLinks(page, label)).toHaveCount(0)
  })

  await test.step('back', async () => {
    await page.goBack()
    await expect(page).toHaveURL(vision)
    await expect(menu).toBeHidden()
  })
})

test('by keyboard', async ({ page }) => {
  await openPage(page, '/about')
  const menu = mainNavigation(page)

  await test.step('the next Tab enters the open menu, and none of its stops is covered', async () => {
    await menuButton(page).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    while ((await menu.locator(':focus').count()) > 0) {
      await expect(page.locator(':focus')).toBeInViewport()
      await page.keyboard.press('Tab')
    }
    await expect(menu).toBeHidden()
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible()
  })

  await test.step('Escape closes it, back on its button', async () => {
    await menuButton(page).press('Enter')
    await sectionButton(page, other).press('Enter')
    await sectionLinks(page, other).first().focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('it closes when the focus goes back before it, or a press is elsewhere', async () => {
    await menuButton(page).press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeHidden()
    await menuButton(page).tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(phone.width / 2, phone.height - 30)
    await expect(menu).toBeHidden()
  })
})

test('with the scripts blocked its link opens it, with all sections', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(mainNavigation(page)).toBeVisible()
  for (const label of sectionLabels)
    await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
})
