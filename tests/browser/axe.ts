import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { type AxeNote, axeNoteType } from '#tools/test/accessibility-run.ts'
import { addStyles } from './window.ts'

/** WCAG 2.2, levels A and AA, and axe's best practices; `target-size` is off by default. */
const allRules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

/** The rules whose answer depends on the window's width. */
export const layoutRules = ['target-size', 'scrollable-region-focusable', 'color-contrast']

/** What axe finds on a page, or in a part of it, by its default rules: a line for each element. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const { violations } = await runAxe(page, {}, part)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/**
 * What axe finds on a page, with transitions off so that colours are final: a line for each element.
 * Annotates the test with it, for the record that `npm test -- --record` writes.
 *
 * @param only names of rules; without it, `allRules`
 */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await addStyles(page, '* { transition: none !important }')
  const window = await page.evaluate(() => ({ path: location.pathname, width: innerWidth }))
  const found = await runAxe(page, only ? { runOnly: { type: 'rule', values: only } } : allRules)
  const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id)
  const note: AxeNote = {
    tool: `${found.testEngine.name} ${found.testEngine.version}`,
    ...window,
    rules: ids([...found.violations, ...found.incomplete, ...found.passes]),
    undecided: ids(found.incomplete),
    violations: found.violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
  }
  test.info().annotations.push({ type: axeNoteType, description: JSON.stringify(note) })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on a page, or in the part of it that a selector names; no page has a frame of ours.
 *
 * Injects the script once per page: it is as long as twenty pages.
 */
async function runAxe(page: Page, options: axe.RunOptions, part?: string): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  // Without `resultTypes`, axe would spend half its time locating elements that pass.
  const all: axe.RunOptions = { ...options, resultTypes: ['violations'], iframes: false }
  return page.evaluate(
    ({ part, all }) => (window as unknown as { axe: typeof axe }).axe.run(part ?? document, all),
    { part, all },
  )
}
