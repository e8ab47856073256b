import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 lets a visitor set for all text; the page must bear it. */
const wcagTextSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Sets all text of the page as a reader may who needs more room between letters and lines. */
export async function spaceText(page: Page): Promise<void> {
  // As a constructed sheet: the page's policy forbids any style element but its own.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, wcagTextSpacing)
}

/**
 * What of the page's text cannot be read at the window's width, one line each: the page scrolls
 * sideways, or a box cuts a text off. Line clamps, texts for screen readers alone and decoration
 * are meant so.
 */
export function textLost(page: Page): Promise<string[]> {
  return page.evaluate(findTextLost)
}

/** Runs in the page. */
function findTextLost(): string[] {
  const root = document.documentElement
  const lost = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('script, style, noscript, [aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const cause = cutBy(box, parent)
      if (cause) lost.add(`“${text.slice(0, 50)}” ${cause}`)
    }
  }
  if (root.scrollWidth > root.clientWidth) {
    lost.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`)
  }
  return [...lost]

  function cutBy(box: DOMRect, parent: Element): string | undefined {
    let fixed = false
    for (let place: Element | null = parent; place && place !== root; place = place.parentElement) {
      const style = getComputedStyle(place)
      const outer = place.getBoundingClientRect()
      // A place that scrolls by itself shows what is further down or to the side on request.
      const clipsX = /hidden|clip/.test(style.overflowX)
      const clipsY = /hidden|clip/.test(style.overflowY)
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
      if (style.webkitLineClamp !== 'none') return undefined
      // For screen readers alone.
      if (outer.width <= 1) return undefined
      const overX = Math.max(outer.left - box.left, box.right - outer.right)
      const overY = Math.max(outer.top - box.top, box.bottom - outer.bottom)
      if ((clipsX && overX > 1) || (clipsY && overY > 1)) {
        return `is cut off by ${place.localName}.${[...place.classList].slice(0, 4).join('.')}`
      }
      if (style.position === 'fixed') {
        fixed = true
        break
      }
    }
    const beyond = Math.max(-box.left, box.right - root.clientWidth)
    return beyond > 1
      ? `ends ${Math.round(beyond)} px outside the window${fixed ? ', fixed' : ''}`
      : undefined
  }
}
