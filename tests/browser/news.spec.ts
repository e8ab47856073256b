import { expect, test } from '@playwright/test'
import { articles, briefs } from '#content/news.ts'
import { openPage } from './open-page.ts'
import { sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

const longDate = /(January|October|November|December) \d{1,2}, \d{4}/

test('the list holds six items, each with date and author', async ({ page }) => {
  await openPage(page, '/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  const main = page.getByRole('main')
  await expect(main.locator('time')).toHaveCount(6)
  for (const time of await main.locator('time').all()) await expect(time).toHaveText(longDate)
  for (const { author } of [...articles(), ...briefs()]) {
    await expect(main.getByText(author, { exact: true }).first()).toBeVisible()
  }
})

test('exactly the items with an id lead to their page', async ({ page }) => {
  await openPage(page, '/news')
  for (const id of [1, 2, 3]) {
    await expect(page.getByRole('main').locator(`a[href="/news/${id}"]`)).toHaveCount(1)
  }
  const brief = sectionNamed(page, /^In brief$/)
  await expect(brief.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(brief.getByRole('link')).toHaveCount(0)
})

for (const id of [1, 2, 3]) {
  test(`article ${id} is complete`, async ({ page }) => {
    await openPage(page, `/news/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news')
    await expect(main.locator('time').first()).toHaveText(/^December \d{1,2}, 2024$/)
    await expect(main.getByRole('article').getByRole('img')).not.toHaveAttribute('alt', '')
    await expect(main.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    const related = sectionNamed(page, /^Related News$/)
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(related.locator(`a[href="/news/${id}"]`)).toHaveCount(0)
  })
}

test('a press on an item opens the article', async ({ page }) => {
  await openPage(page, '/news')
  await page.getByRole('main').locator('a[href="/news/2"]').click()
  await expect(page).toHaveURL('/news/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
