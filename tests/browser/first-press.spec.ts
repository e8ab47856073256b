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
import { completeRun } from './walked-pages.ts'
import { desktop, phone, test } from './window.ts'

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchbox = (page: Page) => search(page).getByRole('searchbox')

/** Opens a page with React held back: in a complete run at phone and at desktop size. */
async function heldBack(page: Page, act: (release: () => void) => Promise<void>): Promise<void> {
  for (const viewport of completeRun ? [phone, desktop] : [phone]) {
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
    await heldBack(page, async (release) => {
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
    await heldBack(page, async (release) => {
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
    await heldBack(page, async (release) => {
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

test('React blocked, and there at last', async ({ page }) => {
  const unblock = await blockIslands(page)
  await page.goto('/cookies')
  const alert = panel(page).getByRole('alert')
  await test.step('the chat says so, with e-mail and phone, and keeps the message', async () => {
    await openChat(page)
    await page.keyboard.type('services')
    await page.keyboard.press('Enter')
    await expect(alert).toContainText(/press again/)
    await expect(alert.locator(`a[href="mailto:${emails.general.address}"]`)).toBeVisible()
    await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
    await expect(input(page)).toHaveValue('services')
    await expect(input(page)).toBeEditable()
    await page.keyboard.press('Escape')
    await expect(launcher(page)).toBeFocused()
  })

  await test.step('the search says so, and goes to its page, which says what is missing', async () => {
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    await page.keyboard.type(company.name)
    await expect(search(page).getByText('could not be loaded')).toBeVisible()
    await expect(search(page).getByRole('link', { name: 'the index of all pages' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(company.name)}`)
    await expect(search(page)).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toHaveValue(company.name)
    await expect(main.getByText('could not be loaded')).toBeVisible()
  })

  await test.step('the next press loads it', async () => {
    await openChat(page)
    await expect(alert).toContainText(/press again/)
    // Pointer, focus and click of one press each start a download; a pending one would take the next press.
    await page.waitForLoadState('networkidle')
    await unblock()
    await tab(page, 'Ask AI').click()
    await expect(alert).toHaveCount(0)
    await expect(tab(page, 'Ask AI')).toHaveAttribute('aria-selected', 'true')
  })
})

for (const reach of ['hover', 'focus'] as const) {
  test(`fetches nothing of the chat before a ${reach}`, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const islands = () => new Set(files.filter((file) => /\/(react|assistant)\./.test(file))).size
    // Away from where the launcher will be.
    await page.mouse.move(0, 0)
    await page.goto('/cookies')
    await page.waitForLoadState('networkidle')
    expect(islands()).toBe(0)
    await launcher(page)[reach]()
    await expect.poll(islands).toBe(2)
    await page.waitForLoadState('networkidle')
    // A pointer that passes runs nothing; the focus, which stays, may.
    if (reach === 'hover') expect(await reactRuns(page)).toBe(false)
    const before = new Set(files).size
    await openChat(page)
    await expect(page.locator('astro-island[data-ready]')).toHaveCount(1)
    if (reach === 'hover') expect(new Set(files).size).toBe(before)
    expect(islands()).toBe(2)
  })
}

function reactRuns(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('astro-island')].some((island) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  )
}
