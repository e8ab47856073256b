import { expect, type Page } from '@playwright/test'
import { completeRun } from './walked-pages.ts'
import { desktop, openPage, test, zoomed } from './window.ts'

// The second has a sticky index as well.
for (const path of completeRun ? ['/', '/services'] : ['/services']) {
  test(`${path}: nothing focused hides`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    for (const viewport of [zoomed, desktop]) {
      await page.setViewportSize(viewport)
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await walk(page, key)
        expect(stops.length).toBeGreaterThan(30)
        expect(stops.filter(({ cover }) => cover)).toEqual([])
      }
    }
  })
}

/** The last stop in the order of Tab, and the first. */
const ends = { Tab: '.chat-launcher', 'Shift+Tab': '[href="#main"]' } as const

type Stop = { name: string; cover: string | undefined }

/** Walks through all controls of `main` and the footer with a key. @returns each with what covers it */
async function walk(page: Page, key: keyof typeof ends): Promise<Stop[]> {
  const stops: Stop[] = []
  // Far more than any page has.
  while (stops.length < 250) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focusedNow, ends[key])
    if (stop === 'end') return stops
    if (stop) stops.push(stop)
  }
  throw new Error('the walk does not end')
}

/** Runs in the page. Skips controls of header, chat and review bar, which themselves lie over the page. */
function focusedNow(end: string): Stop | 'end' | undefined {
  const focused = document.activeElement
  if (focused?.matches(end)) return 'end'
  if (!focused?.closest('main, footer')) return undefined
  const box = focused.getBoundingClientRect()
  const name = `${focused.textContent?.trim() || focused.getAttribute('aria-label')}`.slice(0, 40)
  if (box.bottom <= 0 || box.top >= innerHeight) return { name, cover: 'outside the window' }
  const over = ['header', '.chat-launcher', 'aside[aria-label="Review"]', 'nav.sticky']
  const cover = over.find((selector) => {
    const place = document.querySelector(selector)
    if (!place?.checkVisibility() || place.contains(focused)) return false
    const other = place.getBoundingClientRect()
    const x = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const y = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return x > 0.5 && y > 0.5
  })
  return { name, cover }
}
