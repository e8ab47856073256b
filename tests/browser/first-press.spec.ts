import { expect, type Page, test } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { company, companyPath } from './a-company.ts'
import { input, launcher, messages, openChat, panel, replies, sendButton, tab } from './chat.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { desktop, phone } from './window-sizes.ts'

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchbox = (page: Page) => search(page).getByRole('searchbox')

for (const viewport of [phone, desktop]) {
  test.describe(`React held back, at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('the chat opens, is typed in and closed; React sends what was submitted', async ({
      page,
    }) => {
      const release = await holdIslands(page)
      await page.goto('/about')
      await openChat(page)
      await page.keyboard.type('serv')
      await expect(sendButton(page)).toBeEnabled()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
      await openChat(page)
      await expect(input(page)).toHaveValue('serv')
      await page.keyboard.press('End')
      await page.keyboard.type('ices')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(input(page)).toHaveValue('services')
      await expect(messages(page)).toHaveCount(1)
      release()
      await expect(messages(page).nth(1)).toHaveText('You: services')
      await expect(input(page)).toHaveValue('')
      await expect(replies(page)).toHaveCount(2)
      await expect(messages(page)).toHaveCount(3)
    })

    test('half a message stays half a message, also on the next page', async ({ page }) => {
      const release = await holdIslands(page)
      await page.goto('/about')
      await openChat(page)
      await page.keyboard.type('half a mess')
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click(),
      )
      await expect(page).toHaveURL('/careers')
      await expect(panel(page)).toBeVisible()
      await expect(input(page)).toHaveValue('half a mess')
      release()
      await expect(page.locator('astro-island[data-ready]')).not.toHaveCount(0)
      await expect(input(page)).toHaveValue('half a mess')
      await input(page).press('End')
      await page.keyboard.type('age')
      await sendButton(page).click()
      await expect(messages(page).nth(1)).toHaveText('You: half a message')
    })

    test('the tab that was pressed is in front once React is there', async ({ page }) => {
      const release = await holdIslands(page)
      await page.goto('/about')
      await openChat(page)
      await tab(page, 'Ask AI').click()
      release()
      await expect(tab(page, 'Ask AI')).toHaveAttribute('aria-selected', 'true')
    })

    test('the search opens and keeps what is typed', async ({ page }) => {
      const release = await holdIslands(page)
      await page.goto('/about')
      await searchButton(page).click()
      await expect(searchbox(page)).toBeFocused()
      await page.keyboard.type(company.name)
      release()
      await expect(
        search(page)
          .locator(`a[href="${companyPath(company.id)}"]`)
          .first(),
      ).toBeVisible()
      await expect(search(page).getByRole('status')).toHaveText(/result/)
      await expect(searchbox(page)).toHaveValue(company.name)
    })
  })
}

test.describe('React blocked for good', () => {
  test('the chat says so, with e-mail and phone, and keeps the message', async ({ page }) => {
    await blockIslands(page)
    await page.goto('/about')
    await openChat(page)
    await page.keyboard.type('services')
    await page.keyboard.press('Enter')
    const alert = panel(page).getByRole('alert')
    await expect(alert).toContainText(/press again/)
    await expect(alert.locator(`a[href="mailto:${emails.general.address}"]`)).toBeVisible()
    await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
    await expect(input(page)).toHaveValue('services')
    await expect(input(page)).toBeEditable()
  })

  test('the search goes to its page, which says what is missing', async ({ page }) => {
    await blockIslands(page)
    await page.goto('/about')
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    await page.keyboard.type(company.name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(company.name)}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toHaveValue(company.name)
    await expect(main.getByText('could not be loaded')).toBeVisible()
  })
})

test.describe('fetching ahead', () => {
  const reactThere = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('astro-island')].some((island) =>
        Object.keys(island).some((key) => key.startsWith('__reactContainer')),
      ),
    )

  test('fetches once the page idles, and runs nothing without a press', async ({ page }) => {
    const files: string[] = []
    page.on('response', (response) => files.push(new URL(response.url()).pathname))
    await page.goto('/about')
    await expect.poll(() => files.filter((file) => /\/react\./.test(file))).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(await reactThere(page)).toBe(false)
    const before = files.length
    await openChat(page)
    await expect(page.locator('astro-island[data-ready]')).toHaveCount(1)
    expect(new Set(files).size).toBe(before)
  })

  for (const [name, connection] of [
    ['data are saved', { saveData: true }],
    ['the connection is slow', { effectiveType: '2g' }],
  ] as const) {
    test(`fetches nothing while ${name}, before somebody reaches for it`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const files: string[] = []
      page.on('request', (request) => files.push(new URL(request.url()).pathname))
      await page.goto('/about')
      await page.waitForLoadState('networkidle')
      const reacts = () => files.filter((file) => /\/react\./.test(file))
      expect(reacts()).toEqual([])
      await launcher(page).hover()
      await expect.poll(reacts).toHaveLength(1)
      expect(await reactThere(page)).toBe(false)
    })
  }
})
