import { describe, expect, it } from 'vitest'
import {
  aiRules,
  companiesWithoutRule,
  nameWords,
  quickFallback,
  quickRules,
} from '#content/model/chat.ts'
import { menuCompanies } from '#content/model/companies.ts'
import { firstMatch, quickAnswer } from './quick-answers.ts'

const knowledge = {
  rules: quickRules,
  fallback: quickFallback,
  otherCompanies: companiesWithoutRule,
  names: nameWords,
}

/** The first keyword of the rule that answers; `undefined` for the fallback. */
function ruleFor(message: string): string | undefined {
  const answer = firstMatch(message, quickRules)
  return quickRules.find((rule) => rule.answer === answer)?.keywords[0]
}

it('has the rules in the order of the specification (spec 5)', () => {
  const count = menuCompanies.length
  const [companies, others] = [quickRules.slice(0, count), quickRules.slice(count)]
  expect(companies.flatMap(({ keywords }) => keywords).toSorted()).toEqual(
    menuCompanies.map(({ id }) => id).toSorted(),
  )
  expect(others.map(({ keywords }) => keywords)).toEqual([
    ['services'],
    ['subsidiaries', 'companies'],
    ['sustainability', 'environment'],
    ['contact', 'reach'],
    ['about', 'company'],
    ['projects'],
    ['careers', 'jobs'],
    ['news', 'updates'],
    ['hello', 'hi'],
    ['help'],
  ])
})

describe('a keyword anywhere in the message, whatever its case', () => {
  it.each([
    ...menuCompanies.flatMap(({ id, name }) => [
      [name, id],
      [id, id],
      [`What does ${name.toUpperCase()} do?`, id],
      [`${name}’s fields`, id],
      [`the ${id}-solar farm`, id],
    ]),
    ['services', 'services'],
    ['What SERVICES do you offer?', 'services'],
    ['subsidiaries', 'subsidiaries'],
    ['List your companies', 'subsidiaries'],
    ['Sustainability', 'sustainability'],
    ['the environment', 'sustainability'],
    ['Environmental policy', 'sustainability'],
    ['contact', 'contact'],
    ['How do we reach you', 'contact'],
    ['about', 'about'],
    ['your company', 'about'],
    ['PROJECTS', 'projects'],
    ['careers', 'careers'],
    ['any jobs?', 'careers'],
    ['news', 'news'],
    ['updates', 'news'],
    ['hello', 'hello'],
    ['Hi', 'hello'],
    ['hi!', 'hello'],
    ['help', 'help'],
    ['  HELP  ', 'help'],
    ['first line\nprojects', 'projects'],
  ])('%j: %s', (message, rule) => expect(ruleFor(message)).toBe(rule))
})

describe('of two keywords, the earlier rule', () => {
  it.each([
    ...menuCompanies.flatMap(({ id, name }) => [
      [`services of ${name}`, id],
      [`${name} news`, id],
      [`contact ${name}`, id],
      [`Is ${name} a company?`, id],
      [`hi, ${name}`, id],
      [`help me with ${name}`, id],
    ]),
    ['services of your subsidiaries', 'services'],
    ['companies and services', 'services'],
    ['sustainability services', 'services'],
    ['sustainability of the companies', 'subsidiaries'],
    ['contact the subsidiaries', 'subsidiaries'],
    ['contact for environment', 'sustainability'],
    ['about sustainability', 'sustainability'],
    ['contact about projects', 'contact'],
    ['reach the company', 'contact'],
    ['projects of the company', 'about'],
    ['about careers', 'about'],
    ['jobs in projects', 'projects'],
    ['news about projects', 'about'],
    ['news of careers', 'careers'],
    ['jobs updates', 'careers'],
    ['hello, any news?', 'news'],
    ['hi, updates please', 'news'],
    ['hello, help', 'hello'],
    ['help, this is urgent', 'hello'],
  ])('%j: %s', (message, rule) => expect(ruleFor(message)).toBe(rule))
})

describe('a part of another word counts', () => {
  it.each([
    ['this', 'hello'],
    ['which', 'hello'],
    ['Where is the ship?', 'hello'],
    ['preaching', 'contact'],
    ['roundabout', 'about'],
    ['newsletter', 'news'],
    ['unhelpful', 'help'],
    ['accompanying', 'about'],
    ['project', undefined],
    ['service', undefined],
    ['job', undefined],
    ['subsidiary', undefined],
    ['career', undefined],
    ['update', undefined],
    ['sustainable', undefined],
    ['oil', undefined],
    ['<script>alert(1)</script>', undefined],
    ['Exprich Energy', undefined],
    ['tech rich', undefined],
    ['ｓｅｒｖｉｃｅｓ', undefined],
    ['😀', undefined],
  ])('%j: %s', (message, rule) => expect(ruleFor(message)).toBe(rule))
})

it('gives synonyms the same answer, every time', () => {
  for (const { keywords, answer } of quickRules) {
    for (const keyword of [...keywords, ...keywords]) {
      expect(quickAnswer(keyword, undefined, knowledge)).toEqual({
        ...answer,
        name: undefined,
        known: true,
      })
    }
  }
})

it('without a key "Ask AI" knows each of its keywords (spec 5)', () => {
  for (const { keywords, answer } of aiRules) {
    for (const keyword of keywords)
      expect(firstMatch(`Your ${keyword.toUpperCase()}?`, aiRules)).toEqual(answer)
  }
})

describe('a name', () => {
  it('is answered before any keyword and remembered', () => {
    const { text, name } = quickAnswer('Hello, my name is Ada, about jobs', undefined, knowledge)
    expect(text).toMatch(/^Nice to meet you, Ada\b/)
    expect(name).toBe('Ada')
  })

  it('begins every later reply, the fallback included', () => {
    for (const message of ['services', 'news', 'xyzzy']) {
      const plain = quickAnswer(message, undefined, knowledge)
      const named = quickAnswer(message, 'Ada', knowledge)
      const goesOn = plain.text.replace(/^./, (letter) => letter.toLowerCase())
      expect(named).toEqual({ ...plain, text: `Ada, ${goesOn}`, name: 'Ada' })
    }
  })

  it('leaves the name of a company its capital', () => {
    const [company] = menuCompanies
    const { text } = quickAnswer(company?.name ?? '', 'Ada', knowledge)
    expect(text.startsWith(`Ada, ${company?.name}`)).toBe(true)
  })

  it('is replaced by a later one', () => {
    const { text, name } = quickAnswer('call me Bola', 'Ada', knowledge)
    expect(text).toMatch(/^Nice to meet you, Bola\b/)
    expect(text).not.toContain('Ada')
    expect(name).toBe('Bola')
  })

  it('is kept by messages without one, until another is given', () => {
    let name: string | undefined
    const texts = ['I’m Ada and I want services', 'news', 'xyzzy', 'call me Bola', 'news'].map(
      (message) => {
        const reply = quickAnswer(message, name, knowledge)
        name = reply.name
        return reply.text
      },
    )
    expect(texts).toEqual([
      expect.stringMatching(/^Nice to meet you, Ada\b/),
      expect.stringMatching(/^Ada, /),
      expect.stringMatching(/^Ada, /),
      expect.stringMatching(/^Nice to meet you, Bola\b/),
      expect.stringMatching(/^Bola, /),
    ])
  })
})

it('thanks, regrets and lists its topics when nothing matches (spec 8)', () => {
  const { text } = quickAnswer('xyzzy', undefined, knowledge)
  for (const part of [
    /thank/i,
    /may/,
    /subsidiaries/,
    /energy services/,
    /sustainability/,
    /contact/,
  ])
    expect(text).toMatch(part)
})

it('answers a message of 20,000 characters at once', () => {
  const start = performance.now()
  quickAnswer(`my name is a${'!'.repeat(20_000)}b`, undefined, knowledge)
  quickAnswer(`i am ${' '.repeat(20_000)}`, undefined, knowledge)
  quickAnswer('i am '.repeat(4000), undefined, knowledge)
  expect(performance.now() - start).toBeLessThan(200)
})

it('names the page of a company that has no rule, under the fallback (spec 5)', () => {
  const { text, links } = quickAnswer('What does EXPRICH ENERGY do?', undefined, knowledge)
  expect(text).toBe(quickFallback.text)
  expect(links).toEqual([
    { label: 'Exprich Energy', href: '/subsidiaries/exprich-energy' },
    ...quickFallback.links,
  ])
})
