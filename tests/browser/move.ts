import type { Page } from '@playwright/test'

/** Follows a link to a page, as if one stood at the end of the page; goes back without an address. */
export async function move(page: Page, path?: string): Promise<void> {
  await page.evaluate(async (href) => {
    const shown = new Promise((resolve) => {
      document.addEventListener('astro:page-load', resolve, { once: true })
    })
    if (href === undefined) history.back()
    else {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
    }
    await shown
  }, path)
}
