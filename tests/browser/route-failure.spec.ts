import { expect, type Page } from '@playwright/test'
import { openPage, test } from './window.ts'

async function goToServices(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

test('a failed answer shows the fallback screen with status and text', async ({ page }) => {
  await page.route('**/services', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await openPage(page, '/')
  await goToServices(page)
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('main')).toContainText('503 Service Unavailable')
  await expect(page.getByRole('main')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('going back from the fallback screen shows the page before', async ({ page }) => {
  await page.route('**/services', (route) => route.fulfill({ status: 500 }))
  await openPage(page, '/about')
  await goToServices(page)
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a thrown error shows its message', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('astro:before-swap', (event) => {
      Object.assign(event, {
        swap: () => {
          throw new TypeError('this page cannot be shown')
        },
      })
    })
  })
  await openPage(page, '/')
  await goToServices(page)
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('this page cannot be shown')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const [what, answer] of [
  ['cannot be fetched', undefined],
  ['is none of the site', { contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
] as const) {
  test(`a page that ${what} is loaded anew by the browser`, async ({ page }) => {
    const asked: string[] = []
    await page.route('**/services', (route) => {
      asked.push(route.request().resourceType())
      if (asked.at(-1) === 'document') return route.continue()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await openPage(page, '/')
    await goToServices(page)
    await expect(heading(page)).toHaveText('Services')
    expect(asked.filter((type) => type === 'document')).toHaveLength(1)
    expect(asked.length).toBeGreaterThan(1)
  })
}
