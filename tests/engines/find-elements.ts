import { z } from 'zod'
import type { Page } from './browser.ts'

/** An element by role, optionally by name, and by a selector of the part of the page that it is in. */
export type Target = { role: Role; name?: string; inside?: string }

const selectors = {
  button: 'button, [role="button"]',
  dialog: 'dialog, [role="dialog"]',
  'heading 1': 'h1',
  'heading 4': 'h4',
  link: 'a[href]',
  main: 'main',
  log: '[role="log"]',
  searchbox: 'input[type="search"]',
  status: '[role="status"], output',
  textbox: 'textarea, input:not([type="search"], [type="checkbox"], [type="hidden"])',
} as const

type Role = keyof typeof selectors

const foundSchema = z.array(
  z.object({
    text: z.string(),
    /** A link's attribute, as written. */
    href: z.string(),
    focused: z.boolean(),
    /** The centre of its first client rect, in the viewport. */
    x: z.number(),
    y: z.number(),
    /** What a click there would hit instead: another element, or 'nothing' outside the viewport. */
    covered: z.string(),
  }),
)

export type Found = z.infer<typeof foundSchema>[number]

/**
 * Finds the visible matches in the page, by one function in every browser: the drivers have no
 * locators in common.
 *
 * @param scroll whether to scroll the first match into view before
 */
export async function findElements(
  page: Page,
  { role, name, inside = 'body' }: Target,
  scroll = false,
): Promise<Found[]> {
  const query = JSON.stringify({ selector: selectors[role], name, inside, scroll })
  return foundSchema.parse(await page.evaluate(`(${findInPage})(${query})`))
}

type Query = { selector: string; name?: string; inside: string; scroll: boolean }

/** Runs in the page, in browsers of 2023 too. */
function findInPage({ selector, name, inside, scroll }: Query): Found[] {
  const textOf = (element: HTMLElement | null) =>
    (element?.innerText ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const named = [...labelledBy.map((id) => document.getElementById(id)), ...labels]
    const label = element.getAttribute('aria-label') ?? named.map(textOf).join(' ')
    return label || textOf(element)
  }
  const visible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  // `innerText` has `text-transform` applied.
  const same = (text: string) => name === undefined || text.toLowerCase() === name.toLowerCase()

  const found = [...document.querySelectorAll<HTMLElement>(inside)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => visible(element) && same(nameOf(element)))
  if (scroll) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.map((element) => {
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    const x = Math.round(line.left + line.width / 2)
    const y = Math.round(line.top + line.height / 2)
    const top = document.elementFromPoint(x, y)
    return {
      text: textOf(element),
      href: element.getAttribute('href') ?? '',
      focused: element === document.activeElement,
      x,
      y,
      covered: element.contains(top) ? '' : (top?.outerHTML.slice(0, 120) ?? 'nothing'),
    }
  })
}
