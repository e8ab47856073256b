import { expect } from '@playwright/test'
import { openPage } from './open-page.ts'
import { reading, readPage } from './reader.ts'
import { hrefs } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop, timezoneId: 'Africa/Lagos' })

/** The sections that the specification names, in its order (spec 2.13). */
const sections = {
  '/privacy-policy': [
    /information collected/i,
    /usage/i,
    /sharing/i,
    /security/i,
    /rights/i,
    /cookies/i,
    /contact/i,
    /updates/i,
  ],
  '/terms-of-service': [
    /acceptance/i,
    /use license/i,
    /disclaimer/i,
    /limitations/i,
    /accuracy/i,
    /links/i,
    /modifications/i,
    /governing law/i,
    /contact/i,
  ],
  '/cookies': [
    /what cookies are/i,
    /used/i,
    /types/i,
    /managing/i,
    /third-party/i,
    /updates/i,
    /contact/i,
  ],
}

for (const [path, names] of Object.entries(sections)) {
  reading(path, async ({ page }) => {
    await readPage(page, path)
    const main = page.getByRole('main')
    await test.step('has its sections, each reached from the contents', async () => {
      const headings = page.locator('main h2[id]')
      await expect(headings).toHaveText(names)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(await hrefs(contents)).toEqual(ids)
    })

    await test.step('gives an e-mail address, a telephone number and the head office', async () => {
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(main.getByText(/Victoria Island, Lagos/).last()).toBeVisible()
      await expect(main).not.toContainText(/[{}]/)
    })

    await test.step('leads to the other two', async () => {
      const tabs = page.getByRole('navigation', { name: 'Legal pages' })
      await expect(tabs.getByRole('link')).toHaveCount(3)
      await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute('href', path)
    })
  })
}

reading('the cookie page has four types and four browsers', async ({ page }) => {
  await readPage(page, '/cookies')
  await expect(page.locator('main h3[id]')).toHaveText([
    /essential/i,
    /analytics/i,
    /functional/i,
    /performance/i,
    /chrome/i,
    /firefox/i,
    /safari/i,
    /edge/i,
  ])
})

reading('the terms are under Nigerian law', async ({ page }) => {
  await readPage(page, '/terms-of-service')
  await expect(page.getByRole('main')).toContainText('Nigeria')
})

test('each was last updated today, on the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-31T23:30:00Z')
  for (const path of Object.keys(sections)) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.getByRole('main')).toContainText('Last Updated: April 1, 2031')
    })
  }
})
