import type { Page } from '@playwright/test'
import { runAxe } from './axe.ts'

/** What axe finds on a page, or in a part of it, by its usual rules: a line for each element. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const { violations } = await runAxe(page, {}, part)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
