import type { Page } from '@playwright/test'

/**
 * Visible links and controls under 24 CSS pixels in width or height, except those within a sentence
 * (WCAG 2.5.8, here without its exception for distance).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    )
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const shown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!shown || width <= 1 || getComputedStyle(target).display === 'inline') return []
      // A quarter of a pixel is rounding.
      if (Math.min(width, height) >= 24 - 0.25) return []
      const name = target.textContent?.trim() || target.outerHTML.slice(0, 80)
      return `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`
    })
  })
}
