import { expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { emails, phones } from '#content/model/contact.ts'
import { allFigures, formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { certificates } from '#content/model/records.ts'
import { systemMessage } from './system-message.ts'

it('names the group and its seven companies', () => {
  for (const name of [group.name, ...companies.map(({ fullName }) => fullName)])
    expect(systemMessage()).toContain(name)
})

it('holds every figure whose value is known, and no scope that is a placeholder', () => {
  const lines = systemMessage().split('\n')
  for (const { status, scopeStatus, label, scope, period, ...figure } of allFigures) {
    const told = scopeStatus === 'placeholder' ? [label] : [label, scope, period]
    const line = `- ${told.filter(Boolean).join(', ')}: ${formatFigure({ status, scopeStatus, label, ...figure })}`
    expect(lines.includes(line), line).toBe(status !== 'placeholder')
  }
})

it('holds what a journalist asks first: vision, mission, certifications', () => {
  for (const text of [group.vision?.text, group.mission?.text]) {
    if (text) expect(systemMessage()).toContain(text)
  }
  for (const { number, edition } of certificates)
    expect(systemMessage()).toContain(`ISO ${number}:${edition}`)
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
