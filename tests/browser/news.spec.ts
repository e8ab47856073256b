import { expect } from '@playwright/test'
import { articles, briefs, news } from '#content/model/news.ts'
import { openPage } from './open-page.ts'
import { reading, readPage } from './reader.ts'
import { sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

const longDate = /[A-Z][a-z]+ \d{1,2}, \d{4}/
const ids = articles().map(({ id }) => id)

reading('the list holds all items, each with date and author', async ({ page }) => {
  await readPage(page, '/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  const main = page.getByRole('main')
  await expect(main.locator('time')).toHaveCount(news.length)
  for (const time of await main.locator('time').all()) await expect(time).toHaveText(longDate)
  for (const { author } of [...articles(), ...briefs()]) {
    await expect(main.getByText(author, { exact: true }).first()).toBeVisible()
  }
})

reading('exactly the items with an id lead to their page', async ({ page }) => {
  await readPage(page, '/news')
  for (const id of ids) {
    await expect(page.getByRole('main').locator(`a[href="/news/${id}"]`)).toHaveCount(1)
  }
  const brief = sectionNamed(page, /^In brief$/)
  await expect(brief.getByRole('heading', { level: 3 })).toHaveCount(briefs().length)
  await expect(brief.getByRole('link')).toHaveCount(0)
})

for (const id of ids) {
  reading(`article ${id} is complete`, async ({ page }) => {
    await readPage(page, `/news/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news')
    await expect(main.locator('time').first()).toHaveText(longDate)
    await expect(main.getByRole('article').getByRole('img')).not.toHaveAttribute('alt', '')
    await expect(main.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    const related = sectionNamed(page, /^Related News$/)
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(
      Math.min(2, ids.length - 1),
    )
    await expect(related.locator(`a[href="/news/${id}"]`)).toHaveCount(0)
  })
}

test('a press on an item opens the article', async ({ page }) => {
  await openPage(page, '/news')
  await page.getByRole('main').locator(`a[href="/news/${ids[0]}"]`).click()
  await expect(page).toHaveURL(`/news/${ids[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the list says that it holds News & Events', async ({ page }) => {
  await openPage(page, '/news')
  await expect(page.getByRole('main').getByText('News & Events').first()).toBeVisible()
})
