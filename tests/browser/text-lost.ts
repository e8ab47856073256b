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
 *
 * @param inDrawings also in drawings whose accessible name says the same
 */
export function textLost(page: Page, { inDrawings = false } = {}): Promise<string[]> {
  return page.evaluate(findTextLost, inDrawings)
}

/** A line of text, in a plain box: every two are compared, and a `DOMRect` has slow getters. */
type Line = {
  parent: Element
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** What an element does to what lies in it. */
type Place = {
  box: DOMRect
  clipsX: boolean
  clipsY: boolean
  scrolls: boolean
  isFixed: boolean
  /** For screen readers only, in a box of one pixel, or line-clamped. */
  hides: boolean
}

/** Runs in the page. */
function findTextLost(inDrawings: boolean): string[] {
  const root = document.documentElement
  const lost = new Set<string>()
  const still = 'header, nav.sticky, .chat-launcher, aside, [href="#main"]'
  const lines: Line[] = []
  const places = new Map<Element, Place>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('script, style, noscript, [aria-hidden="true"]')) continue
    if (!inDrawings && parent.closest('svg[role="img"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const cause = cutBy(box, parent)
      if (cause) lost.add(`“${text.slice(0, 50)}” ${cause}`)
      // Fixed and sticky parts are meant to lie over the page.
      if (isOutOfSight(parent) || parent.closest(still)) continue
      const { left, right, top, bottom } = box
      lines.push({ parent, text: text.slice(0, 30), left, right, top, bottom })
    }
  }
  for (const [at, line] of lines.entries()) {
    const under = lines.find((other, index) => index > at && liesOn(line, other))
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

  /** Kept in `places`: each ancestor is asked for every line below it. */
  function placeOf(element: Element): Place {
    const known = places.get(element)
    if (known) return known
    const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const place = {
      box,
      clipsX: /hidden|clip/.test(overflowX),
      clipsY: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      isFixed: position === 'fixed',
      hides: box.width <= 1 || webkitLineClamp !== 'none',
    }
    places.set(element, place)
    return place
  }

  function isOutOfSight(element: Element): boolean {
    for (let place: Element | null = element; place && place !== root; place = place.parentElement)
      if (placeOf(place).hides) return true
    return false
  }

  function nameOf(control: Element): string {
    return (control.textContent?.trim() || control.getAttribute('aria-label') || '').slice(0, 50)
  }

  /** A line's box is higher than its letters, by about a fifth above and below. */
  function liesOn(a: Line, b: Line): boolean {
    if (a.parent === b.parent) return false
    const [heightA, heightB] = [a.bottom - a.top, b.bottom - b.top]
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const y =
      Math.min(a.bottom - heightA / 5, b.bottom - heightB / 5) -
      Math.max(a.top + heightA / 5, b.top + heightB / 5)
    const height = Math.min(heightA, heightB)
    return x > 0.15 * height && y > 0.25 * height
  }

  function cutBy(box: DOMRect, parent: Element): string | undefined {
    let fixed = ''
    for (let place: Element | null = parent; place && place !== root; place = place.parentElement) {
      const { box: outer, ...does } = placeOf(place)
      // A place that scrolls by itself shows what is further down or to the side on request.
      if (does.scrolls || does.hides) return undefined
      const overX = Math.max(outer.left - box.left, box.right - outer.right)
      const overY = Math.max(outer.top - box.top, box.bottom - outer.bottom)
      if ((does.clipsX && overX > 1) || (does.clipsY && overY > 1)) {
        return `is cut off by ${place.localName}.${[...place.classList].slice(0, 4).join('.')}`
      }
      if (does.isFixed) {
        fixed = ', fixed'
        break
      }
    }
    const beyond = Math.max(-box.left, box.right - root.clientWidth)
    return beyond > 1 ? `ends ${Math.round(beyond)} px outside the window${fixed}` : undefined
  }
}
