import { expect, type Page } from '@playwright/test'
import { articlePath, otherArticlePath } from './an-article.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

test.use({ viewport: desktop })

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Article' })
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy link' })

test('without a share sheet there is a menu', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await openAtStoppedClock(page, articlePath)
  const said = page.getByText('Copied', { exact: true })
  /** The timer that says so begins once the clipboard has answered. */
  const expectSaid = () =>
    expect(async () => {
      await page.clock.runFor(100)
      expect(await said.isVisible()).toBe(true)
    }).toPass()

  await test.step('of three ways', async () => {
    await expect(copyButton(page)).toBeHidden()
    await shareButton(page).click()
    await expect(copyButton(page)).toBeVisible()
    const address = encodeURIComponent(`${baseURL}${articlePath}`)
    const mail = page.getByRole('link', { name: 'E-mail', exact: true })
    expect(await mail.getAttribute('href')).toMatch(/^mailto:\?subject=[^&]+&body=/)
    expect(await mail.getAttribute('href')).toContain(address)
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
    expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(await whatsApp.getAttribute('href')).toContain(address)
  })

  await test.step('that copies the address', async () => {
    await copyButton(page).click()
    await expectSaid()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${articlePath}`,
    )
  })

  await test.step('that says so again after a second press', async () => {
    await copyButton(page).click()
    await expect(said).toBeHidden()
    await expectSaid()
  })

  await test.step('that closes on Escape, back on its button', async () => {
    await copyButton(page).focus()
    await page.keyboard.press('Escape')
    await expect(copyButton(page)).toHaveCount(0)
    await expect(shareButton(page)).toBeFocused()
  })

  await test.step('that closes with the focus, and on a press beside it or on its button', async () => {
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

  await test.step('that shows the address where copying is forbidden', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await shareButton(page).click()
    await copyButton(page).click()
    await expect(page.getByText(`${baseURL}${articlePath}`)).toBeVisible()
    await expect(said).toHaveCount(0)
  })
})

test('a share sheet', async ({ page, baseURL }) => {
  const path = otherArticlePath
  // A mock that records its data, and fails with the error that the next step sets.
  await page.addInitScript(() => {
    const handed: ShareData[] = []
    Object.assign(window, { handed, failure: undefined })
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        handed.push(data)
        const failure: string | undefined = Reflect.get(window, 'failure')
        if (failure) throw new DOMException('', failure)
      },
    })
  })
  const endWith = (failure: string) =>
    page.evaluate((name) => Object.assign(window, { failure: name }), failure)
  await openPage(page, path)

  await test.step('is handed the article', async () => {
    await shareButton(page).click()
    const handed = await page.evaluate(() => Reflect.get(window, 'handed'))
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(handed).toMatchObject([{ title, url: `${baseURL}${path}` }])
    await expect(copyButton(page)).toHaveCount(0)
  })

  await test.step('that was closed is an answer', async () => {
    await endWith('AbortError')
    await shareButton(page).click()
    await expect(copyButton(page)).toBeHidden()
  })

  await test.step('that fails leaves the menu', async () => {
    await endWith('NotAllowedError')
    await shareButton(page).click()
    await expect(copyButton(page)).toBeVisible()
  })
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
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
})
