import type { Page } from '@playwright/test'

/** The least side of a target, in CSS pixels (WCAG 2.5.8, here without its exception for distance). */
const least = 24

/** Visible links and controls that are lower or narrower than that, but those within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    )
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const shown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!shown || width <= 1 || getComputedStyle(target).display === 'inline') return []
      // A quarter of a pixel is rounding.
      if (Math.min(width, height) >= size - 0.25) return []
      const name = target.textContent?.trim() || target.outerHTML.slice(0, 80)
      return `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`
    })
  }, least)
}
