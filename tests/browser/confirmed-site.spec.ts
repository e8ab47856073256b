import { expect } from '@playwright/test'
import { people } from '#content/model/records.ts'
import { environmentOf } from '../build/content-kinds.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { serveInTests } from './serve-build.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, phone } from './window.ts'

/* A confirmed build of content whose owner has confirmed no more than the contact details (spec 2.24). */

const test = serveInTests(environmentOf('confirmed').BUILT)

/** Pages from which something is left out, and one of an opening without dates. */
for (const path of [
  '/',
  '/about',
  '/case-studies',
  '/corporate-structure',
  '/data',
  '/historical',
  '/management',
  '/press',
  '/qhsse',
  '/sustainability',
  '/where-we-work',
  '/subsidiaries/techrich',
  '/careers/operations-manager',
]) {
  test(`${path} is whole without what was left out`, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page, baseURL)
    await openPage(page, path)
    const empty = page.getByRole('main').locator(':is(ul, ol, dl, p, h2):empty')
    await expect(empty).toHaveCount(0)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await axeFindings(page)).toEqual([])
      expect(await textLost(page)).toEqual([])
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

test('the chat answers what it is asked, without what was left out', async ({ page, chat }) => {
  await openPage(page, '/')
  await chat.open()
  await chat.say('sustainability')
  await expect(chat.replies).toHaveCount(2)
  await chat.tab('Ask AI').click()
  await chat.say('What is your vision?')
  await expect(chat.replies).toHaveCount(2)
  // The vision is a placeholder, so another answer is given.
  await expect(chat.lastReply).not.toContainText(/[{}]|Our vision/)
  await expect(chat.lastReply.getByRole('link')).not.toHaveCount(0)
})
