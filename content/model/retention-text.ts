import type { Retention, RetentionRule } from './document-schemas.ts'

/** How long entries are kept, as readers see it: `365 days after it arrived`. */
export function keptFor({ days, counted }: Pick<RetentionRule, 'days' | 'counted'>): string {
  return days === undefined ? counted : `${days} days ${counted}`
}

/**
 * The rules as a table in Markdown; texts that name `{retention}` get it. Rules that read alike, such
 * as those for suspected spam of two forms, are one row.
 */
export function retentionTable({ heads, rules }: Retention): string {
  const rows = rules.map((rule) =>
    tableRow([rule.what, `${rule.why} (${rule.basis})`, keptFor(rule)]),
  )
  const head = [heads.what, heads.why, heads.kept]
  return [tableRow(head), tableRow(head.map(() => '---')), ...new Set(rows)].join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
