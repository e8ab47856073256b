import type { Page } from '@playwright/test'
import { typeScale } from '#brand/type-scale.ts'

/** The sizes of the scale below its headings. */
const { label, small, body, reading, lead, h4 } = typeScale
const bodySizes = [label, small, body, reading, lead].map(({ size }) => size)

/** The words that are set smaller than a heading and in none of these sizes; those of drawings apart. */
export function straySizes(page: Page): Promise<string[]> {
  return page.evaluate(
    ([sizes, heading]) => {
      const probe = document.body.appendChild(document.createElement('p'))
      const pixels = (size: string) => {
        probe.style.fontSize = size
        return Math.round(10 * Number.parseFloat(getComputedStyle(probe).fontSize)) / 10
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
