import type { Page } from '@playwright/test'
import { addStyles } from './window.ts'

/** The text spacing of WCAG 1.4.12, which must lose no content. */
const wcagTextSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Applies the text spacing that a reader may set. */
export async function spaceText(page: Page): Promise<void> {
  await addStyles(page, wcagTextSpacing)
}

/** Sets the browser's default font size, which `rem` and media queries follow; usually 16 px. */
export async function setDefaultFont(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await devtools.detach()
}

/**
 * What cannot be read or pressed at the window's width, one line each: the page scrolls sideways, a box
 * cuts off a text or a control, a text lies on another one. Line clamps, texts for screen readers only
 * and decoration are intended, so not reported.
 */
export function textLost(page: Page): Promise<string[]> {
  return page.evaluate(findTextLost)
}

/** Runs in the page. */
function findTextLost(): string[] {
  const root = document.documentElement
  const lost = new Set<string>()
  const still = 'header, nav.sticky, .chat-launcher, aside, [href="#main"]'
  const lines: { box: DOMRect; parent: Element; text: string }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    // A drawing's accessible name says the same.
    if (parent.closest('script, style, noscript, [aria-hidden="true"], svg[role="img"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const cause = cutBy(box, parent)
      if (cause) lost.add(`“${text.slice(0, 50)}” ${cause}`)
      // Fixed and sticky parts are meant to lie over the page.
      if (isOutOfSight(parent) || parent.closest(still)) continue
      lines.push({ box, parent, text: text.slice(0, 30) })
    }
  }
  for (const [at, line] of lines.entries()) {
    const under = lines.slice(at + 1).find((other) => liesOn(line, other))
    if (under) lost.add(`“${line.text}” and “${under.text}” lie on each other`)
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
    const box = control.getBoundingClientRect()
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1) continue
    const beyond = cutBy(box, control)
    if (beyond) lost.add(`the control “${nameOf(control)}” ${beyond}`)
  }
  if (root.scrollWidth > root.clientWidth) {
    lost.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`)
  }
  return [...lost]

  /** For screen readers only, in a box of one pixel, or line-clamped. */
  function hides(place: Element): boolean {
    const { webkitLineClamp } = getComputedStyle(place)
    return place.getBoundingClientRect().width <= 1 || webkitLineClamp !== 'none'
  }

  function isOutOfSight(element: Element): boolean {
    for (let place: Element | null = element; place && place !== root; place = place.parentElement)
      if (hides(place)) return true
    return false
  }

  function nameOf(control: Element): string {
    return (control.textContent?.trim() || control.getAttribute('aria-label') || '').slice(0, 50)
  }

  type Line = (typeof lines)[number]

  /** A line's box is higher than its letters, by about a fifth above and below. */
  function liesOn(one: Line, other: Line): boolean {
    if (one.parent === other.parent) return false
    const [a, b] = [one.box, other.box]
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const y =
      Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) -
      Math.max(a.top + a.height / 5, b.top + b.height / 5)
    const height = Math.min(a.height, b.height)
    return x > 0.15 * height && y > 0.25 * height
  }

  function cutBy(box: DOMRect, parent: Element): string | undefined {
    let fixed = ''
    for (let place: Element | null = parent; place && place !== root; place = place.parentElement) {
      const style = getComputedStyle(place)
      const outer = place.getBoundingClientRect()
      // A place that scrolls by itself shows what is further down or to the side on request.
      const clipsX = /hidden|clip/.test(style.overflowX)
      const clipsY = /hidden|clip/.test(style.overflowY)
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || hides(place)) return undefined
      const overX = Math.max(outer.left - box.left, box.right - outer.right)
      const overY = Math.max(outer.top - box.top, box.bottom - outer.bottom)
      if ((clipsX && overX > 1) || (clipsY && overY > 1)) {
        return `is cut off by ${place.localName}.${[...place.classList].slice(0, 4).join('.')}`
      }
      if (style.position === 'fixed') {
        fixed = ', fixed'
        break
      }
    }
    const beyond = Math.max(-box.left, box.right - root.clientWidth)
    return beyond > 1 ? `ends ${Math.round(beyond)} px outside the window${fixed}` : undefined
  }
}
