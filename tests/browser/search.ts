import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './window.ts'

/** The search dialog of the open page. */
export class Search {
  readonly page: Page
  readonly button: Locator
  readonly dialog: Locator
  readonly searchbox: Locator
  readonly status: Locator
  readonly results: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: /^search$/i })
    this.dialog = page.getByRole('dialog', { name: 'Search' })
    this.searchbox = this.dialog.getByRole('searchbox')
    this.status = this.dialog.getByRole('status')
    this.results = this.dialog.getByRole('listitem').getByRole('link')
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.searchbox).toBeFocused()
  }

  /** Opens a page with the dialog. */
  async openOn(path = '/cookies'): Promise<void> {
    await openPage(this.page, path)
    await this.open()
  }

  /** Searches and waits for the answer. */
  async ask(query: string): Promise<void> {
    // Clear first: the previous answer stays until the next one is there.
    await this.searchbox.fill('')
    await this.searchbox.fill(query)
    await expect(this.status).toHaveText(/result/)
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0)
  }
}
