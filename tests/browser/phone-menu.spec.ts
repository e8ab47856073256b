import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { last, other, sectionLabels, sectionWith } from './menu.ts'
import { openPage, phone } from './window.ts'

test.use({ viewport: phone, hasTouch: true })

const vision = '/about#vision'
const about = sectionWith(vision)

test('opens and closes', async ({ page, chat, menu }) => {
  await openPage(page, '/cookies')

  // The Menu button opens and closes it.
  await expect(menu.nav).toBeHidden()
  for (const open of [true, false]) {
    await menu.toggle.tap()
    await expect(menu.nav).toBeVisible({ visible: open })
    await expect(menu.toggle).toHaveAttribute('aria-expanded', `${open}`)
  }

  // Every section opens on its own.
  await menu.toggle.tap()
  for (const label of sectionLabels) {
    await menu.button(label).tap()
    await expect(menu.button(label)).toHaveAttribute('aria-expanded', 'true')
  }
  for (const label of sectionLabels) {
    await menu.expectLinks(label)
  }

  // It is at most 80% as high as the window, and scrolls to its last link.
  const box = await menu.nav.boundingBox()
  expect(box?.height).toBeGreaterThan(phone.height * 0.75)
  expect(box?.height).toBeLessThanOrEqual(phone.height * 0.8)
  await menu.nav.getByRole('link').last().tap({ trial: true })

  // Its button is in sight, the chat under its backdrop.
  const button = menu.nav.getByRole('link', { name: 'Get In Touch' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const isOnTop = await chat.launcher.evaluate((launcher) => {
    const { left, top } = launcher.getBoundingClientRect()
    return launcher.contains(document.elementFromPoint(left + 20, top + 20))
  })
  expect(isOnTop).toBe(false)

  // One section closes, the others stay.
  await menu.button(other).tap()
  await expect(menu.links(other)).toHaveCount(0)
  await menu.expectLinks(last)
})

test('closes when the visitor goes on', async ({ page, menu }) => {
  await openPage(page, '/about')

  // A link to a place on the same page closes it.
  await menu.toggle.tap()
  await menu.button(about).tap()
  await menu.nav.locator(`a[href="${vision}"]`).tap()
  await expect(page).toHaveURL(vision)
  await expect(menu.nav).toBeHidden()

  // A link to another page closes it with all of its sections.
  await menu.toggle.tap()
  await menu.button(about).tap()
  await menu.button(last).tap()
  const link = menu.links(last).first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.tap()
  await expect(page).toHaveURL(href)
  await expect(menu.nav).toBeHidden()

  await menu.toggle.tap()
  await expect(menu.button(last)).toHaveAttribute('aria-expanded', 'false')
  for (const label of sectionLabels) await expect(menu.links(label)).toHaveCount(0)

  // Going back leaves it closed.
  await page.goBack()
  await expect(page).toHaveURL(vision)
  await expect(menu.nav).toBeHidden()
})

test('by keyboard', async ({ page, menu }) => {
  await openPage(page, '/about')

  // The next Tab enters the open menu, and none of its stops is covered.
  await menu.toggle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(menu.nav.getByRole('link', { name: 'Home' })).toBeFocused()
  while ((await menu.nav.locator(':focus').count()) > 0) {
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.press('Tab')
  }
  await expect(menu.nav).toBeHidden()
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible()

  // Escape closes it, back on its button.
  await menu.toggle.press('Enter')
  await menu.button(other).press('Enter')
  await menu.links(other).first().focus()
  await page.keyboard.press('Escape')
  await expect(menu.nav).toBeHidden()
  await expect(menu.toggle).toBeFocused()
  await expect(menu.toggle).toHaveAttribute('aria-expanded', 'false')

  // It closes when the focus goes back before it, or a press is elsewhere.
  await menu.toggle.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(menu.nav).toBeHidden()
  await menu.toggle.tap()
  await expect(menu.nav).toBeVisible()
  await page.touchscreen.tap(phone.width / 2, phone.height - 30)
  await expect(menu.nav).toBeHidden()
})

test('with the scripts blocked its link opens it, with all sections', async ({ page, menu }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(menu.nav).toBeVisible()
  for (const label of sectionLabels) await menu.expectLinks(label)
})
