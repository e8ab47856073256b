import { z } from 'zod'

/** What a visitor looks for: a role, optionally a name, and a selector for a part of the page. */
export type Wanted = { role: Role; name?: string; inside?: string }

const elements = {
  article: 'article',
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

type Role = keyof typeof elements

const seenSchema = z.array(
  z.object({
    name: z.string(),
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

export type Seen = z.infer<typeof seenSchema>[number]

/**
 * An expression for the page that returns the visible matches.
 *
 * @param bring whether to scroll the first match into view before
 */
export function lookExpression({ role, name, inside = 'body' }: Wanted, bring = false): string {
  return `(${lookInPage})(${JSON.stringify({ selector: elements[role], name, inside, bring })})`
}

export function parseSeen(value: unknown): Seen[] {
  return seenSchema.parse(value)
}

type Query = { selector: string; name?: string; inside: string; bring: boolean }

/** Runs in the page, in browsers of 2023 too. Playwright's locators work in only one of the engines. */
function lookInPage({ selector, name, inside, bring }: Query): Seen[] {
  const textOf = (element: HTMLElement | null) =>
    (element?.innerText ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const named = [...labelledBy.map((id) => document.getElementById(id)), ...labels]
    const label = element.getAttribute('aria-label') ?? named.map(textOf).join(' ')
    return label || textOf(element)
  }
  const shown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  // `innerText` has `text-transform` applied.
  const same = (text: string) => name === undefined || text.toLowerCase() === name.toLowerCase()

  const found = [...document.querySelectorAll<HTMLElement>(inside)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => shown(element) && same(nameOf(element)))
  if (bring) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.map((element) => {
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
    const top = document.elementFromPoint(x, y)
    return {
      name: nameOf(element),
      text: textOf(element),
      href: element.getAttribute('href') ?? '',
      focused: element === document.activeElement,
      x,
      y,
      covered: element.contains(top) ? '' : (top?.outerHTML.slice(0, 120) ?? 'nothing'),
    }
  })
}
