import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { people } from '#content/model/records.ts'
import { environmentOf } from '../build/content-kinds.ts'
import { axeFindings } from './axe.ts'
import { lastReply, openChat, replies, say, tab } from './chat.ts'
import { complaintsOf } from './complaints.ts'
import { serveBuild } from './serve-build.ts'
import { textLost } from './text-lost.ts'
import { test as base, desktop, openPage, phone } from './window.ts'

/* A confirmed build of content whose owner has confirmed no more than the contact details (spec 2.24). */

const folder = `${environmentOf('confirmed').BUILT}/client/`

const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      const { origin, close } = await serveBuild(folder)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})

/** Pages from which something is left out, and one of an opening without dates. */
const pages = ['/', '/about', '/case-studies', '/corporate-structure', '/data', '/historical']
  .concat('/management', '/press', '/qhsse', '/sustainability', '/where-we-work')
  .concat('/subsidiaries/techrich', '/careers/operations-manager')

for (const path of pages) {
  test(`${path} is whole without what was left out`, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page, baseURL)
    await openPage(page, path)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await axeFindings(page)).toEqual([])
      expect(await textLost(page)).toEqual([])
      const empty = page
        .getByRole('main')
        .locator('ul:empty, ol:empty, dl:empty, p:empty, h2:empty')
      await expect(empty).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
}

test('an address of which nothing is left says whom to ask, and names nobody', async ({ page }) => {
  await openPage(page, '/management')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText(['Management Team'])
  await expect(main.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  for (const { name, position } of people) {
    await expect(main).not.toContainText(name)
    await expect(main).not.toContainText(position)
  }
})

test('the chat answers what it is asked, without what was left out', async ({ page }) => {
  await openPage(page, '/')
  await openChat(page)
  await say(page, 'sustainability')
  await expect(replies(page)).toHaveCount(2)
  await tab(page, 'Ask AI').click()
  await say(page, 'What is your vision?')
  await expect(replies(page)).toHaveCount(2)
  // The vision is a placeholder, so another answer is given.
  await expect(lastReply(page)).not.toContainText(/[{}]|Our vision/)
  await expect(lastReply(page).getByRole('link')).not.toHaveCount(0)
})

test('the search and the menus lead to pages that there are', async ({ page }) => {
  const files = readdirSync(folder)
  for (const path of ['/', '/search']) {
    await openPage(page, path)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname),
      )
    const first = [...new Set(links.map((link) => link.split('/')[1] ?? ''))].filter(Boolean)
    expect(first.filter((name) => !files.some((file) => file.split('.')[0] === name))).toEqual([])
  }
})
