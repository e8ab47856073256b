import { expect, type Locator, type Page } from '@playwright/test'
import { slides } from '#content/model/records.ts'

/** How long a slide is shown, in milliseconds (spec 9). */
export const slideDuration = 5000

export function slideshow(page: Page): Locator {
  return page.getByRole('region', { name: 'Highlights', exact: true })
}

export function control(page: Page, name: string): Locator {
  return slideshow(page).getByRole('button', { name, exact: true })
}

/** Expects one slide, counted from 1, to be the only one that is visible and exposed to screen readers. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const shown = slideshow(page).getByRole('group')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAccessibleName(`${number} of ${slides.length}`)
  const all = slideshow(page).locator('[aria-roledescription="slide"]')
  await expect(all.nth(number - 1)).toBeVisible()
}

/** Takes the pointer off the slideshow, up to the header. */
export async function leaveSlideshow(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
}
