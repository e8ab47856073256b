import { z } from 'zod'
import { line } from './text.ts'

/** How long the inbox keeps one kind of entry; the privacy policy shows it as a row. */
const retentionRuleSchema = z.strictObject({
  /** What the visitor sent, as readers call it. */
  what: line('what'),
  /** What it is used for. */
  why: line('why'),
  /** The reason in law. */
  basis: line('basis'),
  /** The form it came through. */
  kind: z.enum(['contact', 'application', 'newsletter'], {
    error: 'kind must be contact, application or newsletter',
  }),
  /** Only entries in this state; all of the kind that no other rule names when left out. */
  state: z
    .enum(['suspected', 'pending', 'unsubscribed', 'confirmed'], {
      error: 'state must be suspected, pending, unsubscribed or confirmed',
    })
    .optional(),
  /** Whole days until it is erased; left out where only its sender ends it. */
  days: z
    .number({ error: 'days must be a whole number: 365' })
    .int({ error: 'days must be a whole number: 365' })
    .positive({ error: 'days must be at least 1' })
    .optional(),
  /** From when the days count, or until when it is kept where there are none. */
  counted: line('counted'),
})

/** How long what visitors send is kept, by kind (spec 2.13). */
export const retentionSchema = z
  .strictObject({
    /** The heads of the table's columns. */
    heads: z.strictObject({ what: line('what'), why: line('why'), kept: line('kept') }),
    rules: z.array(retentionRuleSchema).min(1),
  })
  .check(({ value: { rules }, issues }) => {
    rules.forEach(({ kind, state, days }, index) => {
      const earlier = rules.slice(0, index)
      if (earlier.some((rule) => rule.kind === kind && rule.state === state))
        issues.push(problem(rules, index, 'state', 'two rules speak of the same entries: keep one'))
      if ((days === undefined) !== (state === 'confirmed'))
        issues.push(
          problem(rules, index, 'days', 'days is missing; a confirmed subscription alone has none'),
        )
    })
  })

function problem(input: unknown, index: number, field: string, message: string) {
  return { code: 'custom' as const, input, path: ['rules', index, field], message }
}

export type Retention = z.infer<typeof retentionSchema>
export type RetentionRule = z.infer<typeof retentionRuleSchema>
