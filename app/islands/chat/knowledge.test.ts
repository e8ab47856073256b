import { describe, expect, it } from 'vitest'
import * as chat from '#content/model/chat.ts'
import { emails, hours, offices, phones } from '#content/model/contact.ts'
import { pagePaths } from '#content/model/paths.ts'
import { type ChatAnswer, type ChatRule, chatSchema } from '#content/model/site-schemas.ts'
import { sources } from '#content/model/sources.ts'
import { clockTime } from '#content/model/times.ts'

const rules: readonly ChatRule[] = [...chat.quickRules, ...chat.aiRules]
const answers: readonly ChatAnswer[] = [
  ...rules.map(({ answer }) => answer),
  chat.quickFallback,
  ...chat.aiPrompts,
]

const textFor = (keyword: string) =>
  chat.quickRules.find(({ keywords }) => keywords[0] === keyword)?.answer.text ?? ''

describe.each(answers.map((answer) => [answer.text, answer] as const))('%s', (_, { links }) => {
  it('leads to pages that exist', () => {
    for (const { href } of links) expect(pagePaths()).toContain(href.replace(/#.*/, ''))
  })
})

it('knows what the first topics are about', () => {
  const { quick, ...rest } = sources.chat.read()
  const [, ...others] = quick.asks.topics
  const asks = { ...quick.asks, topics: ['Weather', ...others] }
  const { error } = chatSchema.safeParse({ quick: { ...quick, asks }, ...rest })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['quick.asks.topics'])
})

it('tells the business hours of the contact page', () => {
  for (const { days, opens, closes } of hours)
    expect(textFor('contact')).toContain(`${days} ${clockTime(opens)}-${clockTime(closes)}`)
})

it('gives the shared e-mail address and phone number, in both variants (spec 2.13)', () => {
  const ai = chat.aiRules.find(({ keywords }) => keywords.includes('contact'))?.answer.text ?? ''
  for (const text of [textFor('contact'), ai]) {
    expect(text).toContain(emails.general.address)
    expect(text).toContain(phones[0].display)
    expect(text).toContain(offices[0].address.at(-1))
  }
})
