import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Article' })
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy link' })

/** Browsers with a share sheet: what it was handed is kept for the test. */
async function withShareSheet(page: Page, answer: 'shared' | 'dismissed' | 'broken') {
  await page.addInitScript((how) => {
    const handed: ShareData[] = []
    Object.assign(window, { handed })
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        handed.push(data)
        if (how === 'dismissed') throw new DOMException('', 'AbortError')
        if (how === 'broken') throw new DOMException('', 'NotAllowedError')
      },
    })
  }, answer)
}

test.describe('without a share sheet', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await openPage(page, '/news/1')
  })

  test('opens a menu of three ways', async ({ page, baseURL }) => {
    await expect(shareButton(page)).toHaveAttribute('aria-expanded', 'false')
    await shareButton(page).click()
    await expect(shareButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(copyButton(page)).toBeVisible()
    const address = encodeURIComponent(`${baseURL}/news/1`)
    const mail = page.getByRole('link', { name: 'E-mail', exact: true })
    expect(await mail.getAttribute('href')).toMatch(/^mailto:\?subject=[^&]+&body=/)
    expect(await mail.getAttribute('href')).toContain(address)
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
    expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(await whatsApp.getAttribute('href')).toContain(address)
  })

  test('copies the address', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shareButton(page).click()
    await copyButton(page).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/news/1`)
  })

  test('shows the address where copying is forbidden', async ({ page, baseURL }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await shareButton(page).click()
    await copyButton(page).click()
    await expect(page.getByText(`${baseURL}/news/1`)).toBeVisible()
    await expect(page.getByText('Copied', { exact: true })).toHaveCount(0)
  })

  test('closes on Escape, back on its button', async ({ page }) => {
    await shareButton(page).click()
    await copyButton(page).focus()
    await page.keyboard.press('Escape')
    await expect(copyButton(page)).toHaveCount(0)
    await expect(shareButton(page)).toBeFocused()
  })

  test('closes when the focus leaves, on a press beside it and on its button', async ({ page }) => {
    await shareButton(page).click()
    await page.getByRole('link', { name: 'WhatsApp' }).focus()
    await page.keyboard.press('Tab')
    await expect(copyButton(page)).toHaveCount(0)
    await shareButton(page).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(copyButton(page)).toHaveCount(0)
    await shareButton(page).click()
    await shareButton(page).click()
    await expect(copyButton(page)).toHaveCount(0)
  })
})

test('hands the article to the share sheet', async ({ page, baseURL }) => {
  await withShareSheet(page, 'shared')
  await openPage(page, '/news/2')
  await shareButton(page).click()
  const handed = await page.evaluate(() => Reflect.get(window, 'handed'))
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  expect(handed).toMatchObject([{ title, url: `${baseURL}/news/2` }])
  await expect(copyButton(page)).toHaveCount(0)
})

test('a closed share sheet is an answer', async ({ page }) => {
  await withShareSheet(page, 'dismissed')
  await openPage(page, '/news/1')
  await shareButton(page).click()
  await expect(shareButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a share sheet that fails leaves the menu', async ({ page }) => {
  await withShareSheet(page, 'broken')
  await openPage(page, '/news/1')
  await shareButton(page).click()
  await expect(copyButton(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link to share by e-mail instead', async ({ page }) => {
    await page.goto('/news/1')
    await expect(shareButton(page)).toBeHidden()
    const link = page.getByRole('link', { name: /Share Article/ })
    await expect(link).toBeVisible()
    expect(await link.getAttribute('href')).toMatch(/^mailto:\?subject=.+body=https?%3A/)
  })
})

test('with the scripts blocked the menu opens with its links', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/news/1')
  await shareButton(page).click()
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
})
