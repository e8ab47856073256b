import type { Page } from '@playwright/test'
import { typeScale } from '#brand/type-scale.ts'

/** Pages exempt from the grid, with how their content divides the width instead. */
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
 * Elements that begin a column, but on none of the twelve of `grid-12`, in a window as wide as the
 * design: neither they nor the padded box around them are on the grid.
 */
export async function offGrid(page: Page, path: string): Promise<string[]> {
  if (path.replace(/^(\/subsidiaries\/).*/, '$1') in dividedOtherwise) return []
  return page.evaluate(() => {
    /** What begins a column: headings, what leads into a section, lists, forms and long text. */
    const starts = 'h1, h2, h3, p.text-lead, .statement, ul, ol, dl, form, .prose'
    /** Exempt: drawings, and what is in a row beside an icon, a number or a picture. */
    const apart = 'svg, figure, dialog, li ul, form *, [popover], .sr-only, [aria-hidden="true"]'
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const gap = 2 * rem
    const column = (80 * rem + gap) / 12
    const first = (document.documentElement.clientWidth - 80 * rem) / 2

    const found = new Map<string, string>()
    for (const element of document.querySelectorAll(`main :is(${starts})`)) {
      if (element.closest(apart) || !element.checkVisibility()) continue
      const { left, width } = element.getBoundingClientRect()
      // Visually hidden, or as wide as the window.
      if (width < 2 || left <= 0) continue
      // Large type hangs out of its column by a negative margin.
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
  })
}

/** The type scale's sizes below its headings. */
const { label, small, body, reading, lead, h4 } = typeScale
const bodySizes = [label, small, body, reading, lead].map(({ size }) => size)

/** Texts smaller than a heading and in none of `bodySizes`, except those in drawings. */
export function straySizes(page: Page): Promise<string[]> {
  return page.evaluate(
    ([sizes, heading]) => {
      const probe = document.body.appendChild(document.createElement('p'))
      const pixels = (size: string) => {
        probe.style.fontSize = size
        return pixelsOf(probe)
      }
      const allowed = new Set(sizes.map(pixels))
      const largest = pixels(heading)
      probe.remove()
      const strays = new Map<number, string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        const words = texts.currentNode.textContent?.trim()
        if (!words || !element?.checkVisibility()) continue
        if (element.closest('svg, script, style, [aria-hidden="true"]')) continue
        const size = pixelsOf(element)
        if (size < largest && !allowed.has(size)) strays.set(size, words)
      }
      return [...strays].map(([size, words]) => `${size} px: ${words.slice(0, 60)}`)

      function pixelsOf(element: Element): number {
        return Math.round(10 * Number.parseFloat(getComputedStyle(element).fontSize)) / 10
      }
    },
    [bodySizes, h4.size] as const,
  )
}

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
