import { type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { type AxeNote, axeNoteType } from '#tools/test/axe-note.ts'
import { runAxe } from './axe.ts'

/** WCAG 2.2, levels A and AA, and what axe calls best practice; size of targets is off by default. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = { 'target-size': { enabled: true } }

/** The rules whose answer depends on the window's width. */
export const layoutRules = ['target-size', 'scrollable-region-focusable', 'color-contrast']

/**
 * What axe finds on a page, once colours stand still: a line for each element. The test notes it, for
 * the record that `npm test -- --record` writes.
 *
 * @param only names of rules; without it, all that the guidelines and best practice ask for
 */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const results = await runAxe(page, {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
    rules,
  })
  noteResults(await page.evaluate(() => ({ path: location.pathname, width: innerWidth })), results)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

function noteResults(
  window: { path: string; width: number },
  { violations, incomplete, passes, testEngine }: AxeResults,
): void {
  const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id)
  const note: AxeNote = {
    tool: `${testEngine.name} ${testEngine.version}`,
    ...window,
    rules: ids([...violations, ...incomplete, ...passes]),
    undecided: ids(incomplete),
    violations: violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
  }
  test.info().annotations.push({ type: axeNoteType, description: JSON.stringify(note) })
}
