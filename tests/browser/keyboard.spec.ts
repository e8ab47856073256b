import { expect, type Page } from '@playwright/test'
import { standInForMap } from './complaints.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, openPage, test, zoomed } from './window.ts'

/** Far more controls than any page has: a guard against an endless walk. */
const mostControls = 250

// The second has a sticky index as well.
for (const path of completeRun ? ['/', '/services'] : ['/services']) {
  test(`${path}: nothing focused hides`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await standInForMap(page)
    await openPage(page, path)
    for (const viewport of [zoomed, desktop]) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        const walked = [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))]
        expect(walked.length).toBeGreaterThan(60)
        expect(walked.filter(({ covered }) => covered)).toEqual([])
      })
    }
  })
}

const ends = { Tab: '.chat-launcher', 'Shift+Tab': '[href="#main"]' } as const

type Step = { name: string; covered: string | undefined }

/** Walks through all controls of `main` and the footer with a key. @returns each with what covers it */
async function walk(page: Page, key: keyof typeof ends): Promise<Step[]> {
  const steps: Step[] = []
  while (steps.length < mostControls) {
    await page.keyboard.press(key)
    const step = await page.evaluate(focusedNow, ends[key])
    if (step === 'end') return steps
    if (step) steps.push(step)
  }
  throw new Error(`more than ${mostControls} controls`)
}

/**
 * Runs in the page. Skips controls of header, chat and review bar, which themselves lie over the page.
 * The walk ends at the chat launcher, last in tab order, or backwards at the skip link, the first.
 */
function focusedNow(end: string): Step | 'end' | undefined {
  const focused = document.activeElement
  if (focused?.matches(end)) return 'end'
  if (!focused?.closest('main, footer')) return undefined
  const box = focused.getBoundingClientRect()
  const covers: [string, Element | null][] = [
    ['header', document.querySelector('header')],
    ['chat', document.querySelector('.chat-launcher')],
    ['review bar', document.querySelector('aside[aria-label="Review"]')],
    ['index', document.querySelector('nav.sticky')],
  ]
  const cover = covers.find(([, place]) => {
    if (!place?.checkVisibility() || place.contains(focused)) return false
    const over = place.getBoundingClientRect()
    const x = Math.min(box.right, over.right) - Math.max(box.left, over.left)
    const y = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
    return x > 0.5 && y > 0.5
  })
  const name =
    (focused.textContent?.trim() || focused.getAttribute('aria-label')) ?? focused.tagName
  const outside = box.bottom <= 0 || box.top >= innerHeight
  return { name: name.slice(0, 40), covered: outside ? 'outside the window' : cover?.[0] }
}
