import type { Page } from '@playwright/test'

/**
 * What begins a column: headings, leads, lists and forms, and the cells of a grid. Not what stands
 * beside a sign or a number in a row, nor what is drawn.
 */
const starts = 'h1, h2, h3, p.text-lead, .statement, ul, ol, dl, form, .prose'
const within = 'svg, figure, dialog, form *, [role="img"], .sr-only, [aria-hidden="true"]'

/** The starts of a window as wide as the design that stand on none of the grid's twelve columns. */
export function offGrid(page: Page): Promise<string[]> {
  return page.evaluate(
    ([starts, within]) => {
      const style = getComputedStyle(document.documentElement)
      const rem = Number.parseFloat(style.fontSize)
      const wrap = 80 * rem
      const gap = 2 * rem
      const left = (document.documentElement.clientWidth - wrap) / 2
      const columns = Array.from({ length: 12 }, (_, n) => left + (n * (wrap + gap)) / 12)
      const found = new Map<string, string>()
      for (const element of document.querySelectorAll(`main :is(${starts})`)) {
        if (!element.checkVisibility() || element.closest(within)) continue
        const box = element.getBoundingClientRect()
        if (box.width < 2 || box.width >= document.documentElement.clientWidth) continue
        const { marginLeft, paddingLeft, borderLeftWidth } = getComputedStyle(element)
        // Large letters hang out of their column by their own margin.
        const x = box.left - Math.min(0, Number.parseFloat(marginLeft))
        const inner = x + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth)
        if (
          columns.some((column) => Math.abs(column - x) < 0.75 || Math.abs(column - inner) < 0.75)
        )
          continue
        const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
        found.set(`${element.localName} at ${x.toFixed(1)}`, `${words} (${element.className})`)
      }
      return [...found].map((entry) => entry.join(': '))
    },
    [starts, within] as const,
  )
}
