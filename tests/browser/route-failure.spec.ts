import { expect, type Page } from '@playwright/test'
import { openPage, test } from './window.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function goToServices(page: Page): Promise<void> {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
}

async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(main(page)).toContainText(text)
}

/** A page of the site is shown again, with its layout. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('a failed answer shows the fallback screen, which leads to Home and back', async ({
  page,
}) => {
  await page.route('**/services', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await goToServices(page)
  await expectFailure(page, '503 Service Unavailable')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page).toHaveURL('/services')
  await expect(main(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expectHome(page)
  await goToServices(page)
  await expectFailure(page, '503')
  await page.goBack()
  await expectHome(page)
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
  await goToServices(page)
  await expectFailure(page, 'this page cannot be shown')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expectHome(page)
})

for (const [what, answer] of [
  ['cannot be fetched', undefined],
  ['is none of the site', { contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
] as const) {
  test(`a page that ${what} is loaded anew by the browser`, async ({ page }) => {
    const types: string[] = []
    await page.route('**/services', (route) => {
      types.push(route.request().resourceType())
      if (types.at(-1) === 'document') return route.continue()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await goToServices(page)
    await expect(heading(page)).toHaveText('Services')
    expect(types.filter((type) => type === 'document')).toHaveLength(1)
    expect(types.length).toBeGreaterThan(1)
  })
}
