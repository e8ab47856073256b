import { expect, type Page } from '@playwright/test'

/** Lets the time pass that a form is busy at least (spec 9), on a page whose clock stands still. */
export async function passBusyTime(page: Page): Promise<void> {
  const busy = page.getByRole('button', { name: /^(Sending Message|Submitting)\.\.\.$/ })
  // It begins when React has taken over.
  await expect(busy).toBeDisabled()
  await page.clock.runFor(2100)
}
