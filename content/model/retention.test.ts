import { expect, it } from 'vitest'
import { type RetentionRule, retentionSchema } from './document-schemas.ts'
import { legalText } from './records.ts'
import { retention } from './retention.ts'
import { retentionTable } from './retention-text.ts'

const heads = { what: 'What', why: 'Why', kept: 'How long' }
const rule: RetentionRule = {
  what: 'A message',
  why: 'To answer it',
  basis: 'request',
  kind: 'contact',
  days: 40,
  counted: 'after it arrived',
}
const confirmed: RetentionRule = {
  ...rule,
  what: 'An address',
  kind: 'newsletter',
  state: 'confirmed',
  days: undefined,
  counted: 'Until its owner ends it',
}

it('says in days how long each kind is kept, and once what reads alike', () => {
  const spam = { ...rule, what: 'Spam', state: 'suspected' } as const
  const rules = [rule, spam, { ...spam, kind: 'application' } as const, confirmed]
  expect(retentionTable({ heads, rules }).split('\n')).toEqual([
    '| What | Why | How long |',
    '| --- | --- | --- |',
    '| A message | To answer it (request) | 40 days after it arrived |',
    '| Spam | To answer it (request) | 40 days after it arrived |',
    '| An address | To answer it (request) | Until its owner ends it |',
  ])
})

it('refuses two rules for the same entries, and a rule without days', () => {
  const messages = (rules: readonly RetentionRule[]) =>
    (retentionSchema.safeParse({ heads, rules }).error?.issues ?? []).map(({ path }) => path)
  expect(messages([rule, confirmed])).toEqual([])
  expect(messages([rule, { ...rule, days: 50 }])).toEqual([['rules', 1, 'state']])
  expect(messages([{ ...rule, days: undefined }])).toEqual([['rules', 0, 'days']])
  expect(messages([{ ...confirmed, days: 30 }])).toEqual([['rules', 0, 'days']])
})

it('erases by every rule that has days, as the privacy policy says', () => {
  const shown = legalText('privacy-policy').markdown
  for (const { text, days } of retention) {
    expect(days).toBeGreaterThan(0)
    expect(shown).toContain(text)
  }
  expect(retention.map(({ kind, state }) => [kind, state])).toEqual(
    expect.arrayContaining([
      ['contact', undefined],
      ['application', undefined],
      ['newsletter', 'unsubscribed'],
    ]),
  )
})
