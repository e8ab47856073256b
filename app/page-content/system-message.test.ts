import { expect, it } from 'vitest'
import { emails, offices, phones } from '#content/contact.ts'
import { facts } from '#content/facts.ts'
import { formatFigure } from '#content/figures.ts'
import { group } from '#content/group.ts'
import type { Fact } from '#content/schema/fact.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import { systemMessage } from './system-message.ts'

const lineOf = (fact: Fact) => `- ${fact.label}, ${fact.scope}: ${formatFigure(fact)}`

it('names the group and its seven companies', () => {
  for (const name of [group.name, ...subsidiaries.map(({ fullName }) => fullName)])
    expect(systemMessage()).toContain(name)
})

it('holds every figure that the owner stated, and no placeholder', () => {
  const lines = systemMessage().split('\n')
  const all: readonly Fact[] = facts
  for (const fact of all)
    expect(lines.includes(lineOf(fact)), lineOf(fact)).toBe(fact.status === 'stated')
})

it('holds no address or number that is still a placeholder', () => {
  const open = [...phones, ...Object.values(emails), ...offices].filter(
    ({ status }) => status === 'placeholder',
  )
  for (const entry of open)
    for (const value of Object.values(entry).flat())
      if (/@|\d|Street/.test(value)) expect(systemMessage()).not.toContain(value)
})

it('leaves no figure unfilled', () => {
  expect(systemMessage()).not.toMatch(/[{}]|undefined/)
})
