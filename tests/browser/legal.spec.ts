import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { reading, readPage } from './reader.ts'
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
  test.describe(path, () => {
    reading('has its sections, each reached from the contents', async ({ page }) => {
      await readPage(page, path)
      const headings = page.locator('main h2[id]')
      await expect(headings).toHaveText(names)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(await contents.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        ids,
      )
    })

    test('was last updated today, on the visitor’s clock', async ({ page }) => {
      await page.clock.setFixedTime('2031-03-31T23:30:00Z')
      await openPage(page, path)
      await expect(page.getByRole('main')).toContainText('Last Updated: April 1, 2031')
    })

    reading('gives an e-mail address, a telephone number and the head office', async ({ page }) => {
      await readPage(page, path)
      const main = page.getByRole('main')
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(main.getByText(/Victoria Island, Lagos/).last()).toBeVisible()
      await expect(main).not.toContainText(/[{}]/)
    })

    reading('leads to the other two', async ({ page }) => {
      await readPage(page, path)
      const tabs = page.getByRole('navigation', { name: 'Legal pages' })
      await expect(tabs.getByRole('link')).toHaveCount(3)
      await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute('href', path)
    })
  })
}

reading('the terms are under Nigerian law', async ({ page }) => {
  await readPage(page, '/terms-of-service')
  await expect(page.getByRole('main')).toContainText('Nigeria')
})

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
