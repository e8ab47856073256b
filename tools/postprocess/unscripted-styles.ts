import postcss, { AtRule } from 'postcss'
import { removeWithEmptied } from './used-styles.ts'

/** A stylesheet without what it has under `@media (scripting: none)`. */
export function scriptedStyles(css: string): string {
  const sheet = postcss.parse(css)
  for (const rule of unscripted(sheet)) removeWithEmptied(rule)
  return sheet.toString()
}

/**
 * What a stylesheet has under `@media (scripting: none)`, without that condition, which Chrome knows
 * from 120 on, Firefox from 113 and Safari from 17. In a `noscript` element it needs none.
 */
export function unscriptedStyles(css: string): string {
  return unscripted(postcss.parse(css)).map(unconditional).join('')
}

function unscripted(sheet: postcss.Root): AtRule[] {
  const found: AtRule[] = []
  sheet.walkAtRules('media', (rule) => {
    if (/^\(\s*scripting\s*:\s*none\s*\)$/.test(rule.params)) found.push(rule)
  })
  return found
}

/** The rules in a condition, in the layers and the other conditions around it. */
function unconditional(rule: AtRule): string {
  let css = rule.nodes?.join('') ?? ''
  for (let { parent } = rule; parent instanceof AtRule; { parent } = parent) {
    css = `@${parent.name} ${parent.params}{${css}}`
  }
  return css
}
