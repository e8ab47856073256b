import { expect, type Page } from '@playwright/test'
import { quickLinks } from '#content/model/navigation.ts'
import type { PagePath } from '#content/model/page-schemas.ts'
import { pageText } from '#content/model/pages.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** Follows one of the footer's quick links, far below the top. */
async function followQuickLink(page: Page, href: string): Promise<void> {
  const label = quickLinks.find((link) => link.href === href)?.label
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
  await expect(page).toHaveURL(href)
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  expect(await scrollTop(page)).toBeGreaterThan(200)
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** The page is at its top, its heading has the focus, and its title has been announced. */
async function expectArrived(page: Page, path: PagePath): Promise<void> {
  await expect(page).toHaveURL(path)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pageText(path).heading)
  await expect(heading).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  const said = page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })
  await expect(said).toHaveCount(1)
}

test('a link shows the new page from its top, and so do back and forward', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/')
  await test.step('focused and announced', async () => {
    await followQuickLink(page, '/about')
    await expectArrived(page, '/about')
  })
  await test.step('back', async () => {
    await scrollDown(page)
    await page.goBack()
    await expectArrived(page, '/')
  })
  await test.step('forward', async () => {
    await scrollDown(page)
    await page.goForward()
    await expectArrived(page, '/about')
  })
  expect(documents, 'no document is loaded anew').toEqual(['/'])
})

test('the first page keeps the focus at the start, where the skip link is', async ({ page }) => {
  await openPage(page, '/about')
  await test.step('it announces nothing', async () => {
    await expect(page.locator('body')).toBeFocused()
    const said = page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })
    await expect(said).toHaveCount(0)
  })

  await test.step('the skip link comes first and leads to main', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })
})
