import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { company, companyPath } from './a-company.ts'
import { test } from './fixtures.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, phone } from './window.ts'

/** Opens a page with React held back: in a complete run at phone and at desktop size. */
async function heldBack(page: Page, act: (release: () => void) => Promise<void>): Promise<void> {
  for (const viewport of completeRun ? [phone, desktop] : [phone]) {
    await page.setViewportSize(viewport)
    const release = await holdIslands(page)
    await page.goto('/cookies')
    await act(release)
  }
}

test.describe('React held back', () => {
  test('the chat opens, is typed in and closed; React sends what was submitted', async ({
    page,
    chat,
  }) => {
    await page.clock.install()
    await heldBack(page, async (release) => {
      await chat.open()
      await page.keyboard.type('serv')
      await expect(chat.send).toBeEnabled()
      await page.keyboard.press('Escape')
      await expect(chat.panel).toBeHidden()
      await expect(chat.launcher).toBeFocused()
      await chat.open()
      await expect(chat.input).toHaveValue('serv')
      await page.keyboard.press('End')
      await page.keyboard.type('ices')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(chat.input).toHaveValue('services')
      await expect(chat.messages).toHaveCount(1)
      release()
      await expect(chat.messages.nth(1)).toHaveText('You: services')
      await expect(chat.input).toHaveValue('')
      await page.clock.runFor(2000)
      await expect(chat.replies).toHaveCount(2)
      await expect(chat.messages).toHaveCount(3)
    })
  })

  test('half a message stays half a message, also on the next page', async ({ page, chat }) => {
    await heldBack(page, async (release) => {
      await chat.open()
      await page.keyboard.type('half a mess')
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click(),
      )
      await expect(page).toHaveURL('/careers')
      await expect(chat.panel).toBeVisible()
      await expect(chat.input).toHaveValue('half a mess')
      release()
      await chat.ready()
      await expect(chat.input).toHaveValue('half a mess')
      await chat.input.press('End')
      await page.keyboard.type('age')
      await chat.send.click()
      await expect(chat.messages.nth(1)).toHaveText('You: half a message')
    })
  })

  test('the search keeps what is typed, and the chat the tab that was pressed', async ({
    page,
    chat,
    search,
  }) => {
    await heldBack(page, async (release) => {
      await chat.open()
      await chat.tab('Ask AI').click()
      await search.button.click()
      await expect(search.searchbox).toBeFocused()
      await page.keyboard.type(company.name)
      release()
      await expect(
        search.dialog.locator(`a[href="${companyPath(company.id)}"]`).first(),
      ).toBeVisible()
      await expect(search.status).toHaveText(/result/)
      await expect(search.searchbox).toHaveValue(company.name)
      await page.keyboard.press('Escape')
      await expect(chat.tab('Ask AI')).toHaveAttribute('aria-selected', 'true')
    })
  })
})

test('React blocked, and there at last', async ({ page, chat, search }) => {
  const unblock = await blockIslands(page)
  await page.goto('/cookies')
  const alert = chat.panel.getByRole('alert')

  // The chat says so, with e-mail and phone, and keeps the message.
  await chat.open()
  await page.keyboard.type('services')
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(/press again/)
  await expect(alert.locator(`a[href="mailto:${emails.general.address}"]`)).toBeVisible()
  await expect(alert.locator(`a[href="tel:${phones[0].dial}"]`)).toBeVisible()
  await expect(chat.input).toHaveValue('services')
  await expect(chat.input).toBeEditable()
  await page.keyboard.press('Escape')
  await expect(chat.launcher).toBeFocused()

  // The search says so, and goes to its page, which says what is missing.
  await page.keyboard.press('/')
  await expect(search.searchbox).toBeFocused()
  await page.keyboard.type(company.name)
  await expect(search.dialog.getByText('could not be loaded')).toBeVisible()
  await expect(search.dialog.getByRole('link', { name: 'the index of all pages' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(company.name)}`)
  await expect(search.dialog).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue(company.name)
  await expect(main.getByText('could not be loaded')).toBeVisible()

  // The next press loads it.
  await chat.open()
  await expect(alert).toContainText(/press again/)
  // Pointer, focus and click of one press each start a download; a pending one would take the next press.
  await page.waitForLoadState('networkidle')
  await unblock()
  await chat.tab('Ask AI').click()
  await expect(alert).toHaveCount(0)
  await expect(chat.tab('Ask AI')).toHaveAttribute('aria-selected', 'true')
})

for (const reach of ['hover', 'focus'] as const) {
  test(`fetches nothing of the chat before a ${reach}`, async ({ page, chat }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const islands = () => new Set(files.filter((file) => /\/(react|assistant)\./.test(file))).size
    // Away from where the launcher will be.
    await page.mouse.move(0, 0)
    await page.goto('/cookies')
    await page.waitForLoadState('networkidle')
    expect(islands()).toBe(0)
    await chat.launcher[reach]()
    await expect.poll(islands).toBe(2)
    await page.waitForLoadState('networkidle')
    // A pointer that passes runs nothing; the focus, which stays, may.
    if (reach === 'hover') expect(await reactRuns(page)).toBe(false)
    const before = new Set(files).size
    await chat.open()
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
