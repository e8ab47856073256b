import { expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { emails, phones } from '#content/model/contact.ts'
import { allFigures, formatFigure, hasPlaceholder } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { certificates } from '#content/model/records.ts'
import { systemMessage } from './system-message.ts'

it('names the group and its seven companies', () => {
  for (const name of [group.name, ...companies.map(({ fullName }) => fullName)])
    expect(systemMessage()).toContain(name)
})

it('holds the figures of the files of /data, each with scope and period, and no other', () => {
  const lines = systemMessage().split('\n')
  for (const figure of allFigures) {
    const line = lines.find(
      (each) => each.startsWith(`- ${figure.label}`) && each.endsWith(`: ${formatFigure(figure)}`),
    )
    expect(line !== undefined, figure.id).toBe(!hasPlaceholder(figure))
    for (const part of [figure.scope, figure.period]) if (line && part) expect(line).toContain(part)
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
