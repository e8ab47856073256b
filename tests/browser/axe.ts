import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on a page, or in the part of it that a selector names. No page has a frame of ours.
 *
 * Its script is as long as twenty pages: a page keeps it for the next time.
 */
export async function runAxe(
  page: Page,
  options: axe.RunOptions,
  part?: string,
): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  // Half of axe's work would be to say where everything stands that is well.
  const all: axe.RunOptions = { ...options, resultTypes: ['violations'], iframes: false }
  return page.evaluate(
    ({ part, all }) => (window as unknown as { axe: typeof axe }).axe.run(part ?? document, all),
    { part, all },
  )
}
