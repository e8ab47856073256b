import { describe, expect, it } from 'vitest'
import { clockTime } from '#app/lib/clock-time.ts'
import * as chat from '#content/chat.ts'
import { hours } from '#content/contact.ts'
import { withFigures } from '#content/figures.ts'
import { pagePaths } from '#content/paths.ts'
import type { ChatAnswer, ChatRule } from '#content/schema/chat.ts'

const rules: readonly ChatRule[] = [...chat.quickRules, ...chat.aiRules]
const answers: readonly ChatAnswer[] = withFigures([
  ...rules.map(({ answer }) => answer),
  chat.quickFallback,
  ...chat.aiPrompts,
])

const textFor = (keyword: string) =>
  withFigures(chat.quickRules.find(({ keywords }) => keywords[0] === keyword)?.answer.text ?? '')

describe.each(answers.map((answer) => [answer.text, answer] as const))('%s', (text, { links }) => {
  it('is two to four sentences', () => {
    const sentences = text.split(/(?<=[.?!])\s+(?=[A-Z])/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
  })
  it('leads to pages that exist', () => {
    for (const { href } of links) expect(pagePaths()).toContain(href.replace(/#.*/, ''))
  })
})

it('quotes the figures that the specification gives the chat (spec 9)', () => {
  expect(textFor('subsidiaries')).toMatch(/\b6 subsidiaries/)
  expect(textFor('projects')).toMatch(/50\+ active projects.*\$2B\+.*15 countries/)
  expect(textFor('sustainability')).toMatch(/2050.*over 500,000 trees in Nigeria and Ghana/)
})

it('tells the business hours of the contact page', () => {
  for (const { days, opens, closes } of hours)
    expect(textFor('contact')).toContain(`${days} ${clockTime(opens)}-${clockTime(closes)}`)
})

it('has three prompts for "Ask AI" without a key (spec 5)', () => {
  expect(chat.aiPrompts).toHaveLength(3)
  expect(chat.aiRules.map(({ keywords }) => keywords)).toEqual([
    ['company'],
    ['services'],
    ['subsidiaries'],
    ['contact'],
    ['vision', 'mission'],
  ])
})
