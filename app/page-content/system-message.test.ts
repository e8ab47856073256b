import { expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { emails, phones } from '#content/model/contact.ts'
import { facts } from '#content/model/facts.ts'
import { formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import type { Fact } from '#content/schema/fact.ts'
import { systemMessage } from './system-message.ts'

const lineOf = (fact: Fact) => `- ${fact.label}, ${fact.scope}: ${formatFigure(fact)}`

it('names the group and its seven companies', () => {
  for (const name of [group.name, ...companies.map(({ fullName }) => fullName)])
    expect(systemMessage()).toContain(name)
})

it('holds every figure whose value and scope are stated, and no other', () => {
  const lines = systemMessage().split('\n')
  const all: readonly Fact[] = facts
  for (const fact of all)
    expect(lines.includes(lineOf(fact)), lineOf(fact)).toBe(
      fact.status === 'stated' && fact.scopeStatus === 'stated',
    )
})

it('gives the shared e-mail address and phone number, and no other (spec 2.13)', () => {
  expect(systemMessage()).toContain(emails.general.address)
  expect(systemMessage()).toContain(phones[0].display)
  const others = [emails.careers.address, ...phones.slice(1).map(({ display }) => display)]
  for (const other of others) expect(systemMessage()).not.toContain(other)
})

it('leaves no figure unfilled', () => {
  expect(systemMessage()).not.toMatch(/[{}]|undefined/)
})
