import type { Page } from '@playwright/test'

/** What begins a column: headings, what leads into a section, lists, forms and long text. */
const starts = 'h1, h2, h3, p.text-lead, .statement, ul, ol, dl, form, .prose'
/** What is drawn, and what stands in a row beside a sign, a number or a picture. */
const apart = 'svg, figure, dialog, li ul, form *, [popover], .sr-only, [aria-hidden="true"]'

/** Pages whose sections divide their width by what is in them, and why. */
const dividedOtherwise: Record<string, string> = {
  '/': 'services and experts stand in cells from edge to edge',
  '/services': 'each service has a form of its own, beside the index of the page',
  '/subsidiaries/': 'each company has a head and a service section of its own',
  '/historical': 'layers alternate to the left and the right of the core',
  '/management': 'leaders stand in cells of equal width',
  '/qhsse': 'the four duties stand in cells of equal width',
  '/sustainability': 'measures stand in cells of equal width',
  '/data': 'a figure’s definition is set in from its number',
  '/press': 'the feeds stand in a column of their own width',
  '/verify': 'addresses and numbers stand in tables',
}

/**
 * What begins a column and stands on none of the twelve of `grid-12`, in a window as wide as the
 * design: neither by itself, nor with the padded box that it stands in.
 */
export async function offGrid(page: Page, path: string): Promise<string[]> {
  if (path.replace(/^(\/subsidiaries\/).*/, '$1') in dividedOtherwise) return []
  return page.evaluate(
    ([starts, apart]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const gap = 2 * rem
      const column = (80 * rem + gap) / 12
      const first = (document.documentElement.clientWidth - 80 * rem) / 2

      const found = new Map<string, string>()
      for (const element of document.querySelectorAll(`main :is(${starts})`)) {
        if (element.closest(apart) || !element.checkVisibility()) continue
        const { left, width } = element.getBoundingClientRect()
        // Unseen, or from edge to edge.
        if (width < 2 || left <= 0) continue
        // Large letters hang out of their column by their own margin.
        const x = left - Math.min(0, pixels(element, 'margin-left'))
        if (!onGrid(x) && !onGrid(x + inset(element)) && !inBoxOnGrid(element, x))
          found.set(`${element.localName} at ${x.toFixed(1)}`, `${element.textContent}`)
      }
      return [...found].map(
        ([place, text]) => `${place}: ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`,
      )

      function onGrid(x: number): boolean {
        const place = (x - first) / column
        return Math.abs(place - Math.round(place)) * column < 0.75
      }

      function inBoxOnGrid(element: Element, x: number): boolean {
        for (let box = element.parentElement; box && box.localName !== 'main'; ) {
          const { left } = box.getBoundingClientRect()
          if (inset(box) > 0) return onGrid(left) && Math.abs(left + inset(box) - x) < 0.75
          box = box.parentElement
        }
        return false
      }

      function inset(element: Element): number {
        return pixels(element, 'padding-left') + pixels(element, 'border-left-width')
      }

      function pixels(element: Element, property: string): number {
        return Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0
      }
    },
    [starts, apart] as const,
  )
}
