import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, and what axe calls best practice; size of targets is off by default. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = { 'target-size': { enabled: true } }

/** The rules whose answer depends on the window's width. */
export const layoutRules = ['target-size', 'scrollable-region-focusable', 'color-contrast']

/**
 * What axe finds on a page, once colours stand still: a line for each element.
 *
 * @param only names of rules; without it, all that the guidelines and best practice ask for
 */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const axe = new AxeBuilder({ page })
    // Else each call opens a second window, only to put the results of frames together. No page
    // has a frame of ours.
    .setLegacyMode(true)
    .options({
      runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
      rules,
      // Half of axe's work would be to say where everything stands that is well.
      resultTypes: ['violations'],
    })
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
