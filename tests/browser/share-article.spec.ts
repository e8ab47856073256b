import { expect, type Page } from '@playwright/test'
import { articlePath } from './an-article.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Article' })
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy link' })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('without a share sheet there is a menu', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await openAtStoppedClock(page, articlePath)
  const address = `${baseURL}${articlePath}`
  const copied = page.getByText('Copied', { exact: true })
  /** The timer that shows it begins once the clipboard has answered. */
  const expectCopied = () =>
    expect(async () => {
      await page.clock.runFor(100)
      expect(await copied.isVisible()).toBe(true)
    }).toPass()

  // It has three ways to share.
  await expect(copyButton(page)).toBeHidden()
  await shareButton(page).click()
  await expect(copyButton(page)).toBeVisible()
  for (const [name, start] of [
    ['E-mail', /^mailto:\?subject=[^&]+&body=/],
    ['WhatsApp', /^https:\/\/wa\.me\/\?text=/],
  ] as const) {
    const href = await link(page, name).getAttribute('href')
    expect(href).toMatch(start)
    expect(href).toContain(encodeURIComponent(address))
  }

  // The address is copied, and each press says so.
  await copyButton(page).click()
  await expectCopied()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await copyButton(page).click()
  await expect(copied).toBeHidden()
  await expectCopied()

  // Escape closes it, with the focus back on its button.
  await copyButton(page).focus()
  await page.keyboard.press('Escape')
  await expect(copyButton(page)).toHaveCount(0)
  await expect(shareButton(page)).toBeFocused()

  // It closes when the focus leaves, and on a press on its button.
  await shareButton(page).click()
  await link(page, 'WhatsApp').focus()
  await page.keyboard.press('Tab')
  await expect(copyButton(page)).toHaveCount(0)
  await shareButton(page).click()
  await shareButton(page).click()
  await expect(copyButton(page)).toHaveCount(0)

  // Where copying is forbidden, the address is shown.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await shareButton(page).click()
  await copyButton(page).click()
  await expect(page.getByText(address)).toBeVisible()
  await expect(copied).toHaveCount(0)
})

test('a share sheet is handed the article; where it fails, there is the menu', async ({
  page,
  baseURL,
}) => {
  // Answers as a visitor who closes it, then fails.
  await page.addInitScript(() => {
    const failures = [undefined, 'AbortError', 'NotAllowedError']
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        const failure = failures[shared.push(data) - 1]
        if (failure) throw new DOMException('', failure)
      },
    })
  })
  await openPage(page, articlePath)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const data = { title, url: `${baseURL}${articlePath}` }
  for (const [count, menus] of [
    [1, 0],
    [2, 0],
    [3, 1],
  ] as const) {
    await shareButton(page).click()
    await expect(copyButton(page)).toHaveCount(menus)
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
    expect(shared).toMatchObject(Array.from({ length: count }, () => data))
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link to share by e-mail instead', async ({ page }) => {
    await page.goto(articlePath)
    await expect(shareButton(page)).toBeHidden()
    await expect(page.getByRole('link', { name: /Share Article/ })).toBeVisible()
  })
})

test('with the scripts blocked the menu opens with its links', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(articlePath)
  await shareButton(page).click()
  await expect(link(page, 'E-mail')).toBeVisible()
  await expect(link(page, 'WhatsApp')).toBeVisible()
})
