import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { company, companyPath } from './a-company.ts'
import {
  chatReady,
  input,
  launcher,
  messages,
  openChat,
  panel,
  replies,
  sendButton,
  tab,
} from './chat.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { desktop, phone, test } from './window.ts'

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchbox = (page: Page) => search(page).getByRole('searchbox')

/** Opens a page at phone and at desktop size, each time with React held back. */
async function heldBackInBothWindows(
  page: Page,
  act: (release: () => void) => Promise<void>,
): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      const release = await holdIslands(page)
      await page.goto('/cookies')
      await act(release)
    })
  }
}

test.describe('React held back', () => {
  test('the chat opens, is typed in and closed; React sends what was submitted', async ({
    page,
  }) => {
    await page.clock.install()
    await heldBackInBothWindows(page, async (release) => {
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
      await page.clock.runFor(2000)
      await expect(replies(page)).toHaveCount(2)
      await expect(messages(page)).toHaveCount(3)
    })
  })

  test('half a message stays half a message, also on the next page', async ({ page }) => {
    await heldBackInBothWindows(page, async (release) => {
      await openChat(page)
      await page.keyboard.type('half a mess')
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click(),
      )
      await expect(page).toHaveURL('/careers')
      await expect(panel(page)).toBeVisible()
      await expect(input(page)).toHaveValue('half a mess')
      release()
      await chatReady(page)
      await expect(input(page)).toHaveValue('half a mess')
      await input(page).press('End')
      await page.keyboard.type('age')
      await sendButton(page).click()
      await expect(messages(page).nth(1)).toHaveText('You: half a message')
    })
  })

  test('the search keeps what is typed, and the chat the tab that was pressed', async ({
    page,
  }) => {
    await heldBackInBothWindows(page, async (release) => {
      await openChat(page)
      await tab(page, 'Ask AI').click()
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
      await page.keyboard.press('Escape')
      await expect(tab(page, 'Ask AI')).toHaveAttribute('aria-selected', 'true')
    })
  })
})

test('React blocked for good', async ({ page }) => {
  await blockIslands(page)
  await page.goto('/cookies')
  await test.step('the chat says so, with e-mail and phone, and keeps the message', async () => {
    await openChat(page)
    await page.keyboard.type('services')
    await page.keyboard.press('Enter')
    const alert = panel(page).getByRole('alert')
    await expect(alert).toContainText(/press again/)
    await expect(alert.locator(`a[href="mailto:${emails.general.address}"]`)).toBeVisible()
    await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
    await expect(input(page)).toHaveValue('services')
    await expect(input(page)).toBeEditable()
    await page.keyboard.press('Escape')
    await expect(launcher(page)).toBeFocused()
  })

  await test.step('the search goes to its page, which says what is missing', async () => {
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

  test('fetches nothing before somebody reaches for it, and runs nothing without a press', async ({
    page,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const reacts = () => files.filter((file) => /\/react\./.test(file))
    // Away from where the launcher will be.
    await page.mouse.move(0, 0)
    await page.goto('/cookies')
    await page.waitForLoadState('networkidle')
    expect(reacts()).toEqual([])
    await launcher(page).hover()
    await expect.poll(reacts).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(await reactThere(page)).toBe(false)
    const before = new Set(files).size
    await openChat(page)
    await expect(page.locator('astro-island[data-ready]')).toHaveCount(1)
    expect(new Set(files).size).toBe(before)
  })
})
