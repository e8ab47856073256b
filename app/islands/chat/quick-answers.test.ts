import { describe, expect, it } from 'vitest'
import {
  aiRules,
  companiesWithoutRule,
  nameWords,
  quickFallback,
  quickRules,
} from '#content/model/chat.ts'
import { menuCompanies } from '#content/model/companies.ts'
import { firstMatch, linksUnder, nameIn, quickAnswer } from './quick-answers.ts'

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
    ...menuCompanies.map(({ id, name }) => [`What does ${name.toUpperCase()} do?`, id]),
    ['What SERVICES do you offer?', 'services'],
    ['List your companies', 'subsidiaries'],
    ['Environmental policy', 'sustainability'],
    ['How do we reach you', 'contact'],
    ['your company', 'about'],
    ['any jobs?', 'careers'],
    ['updates', 'news'],
    ['hi!', 'hello'],
    ['  HELP  ', 'help'],
    ['first line\nprojects', 'projects'],
  ])('%j: %s', (message, rule) => expect(ruleFor(message)).toBe(rule))
})

describe('of two keywords, the earlier rule', () => {
  it.each([
    ...menuCompanies.map(({ id, name }) => [`services of ${name}`, id]),
    ['companies and services', 'services'],
    ['sustainability of the companies', 'subsidiaries'],
    ['contact for environment', 'sustainability'],
    ['contact about projects', 'contact'],
    ['projects of the company', 'about'],
    ['jobs in projects', 'projects'],
    ['jobs updates', 'careers'],
    ['hello, any news?', 'news'],
    ['hello, help', 'hello'],
  ])('%j: %s', (message, rule) => expect(ruleFor(message)).toBe(rule))
})

describe('a part of another word counts', () => {
  it.each([
    ['this', 'hello'],
    ['newsletter', 'news'],
    ['project', undefined],
    ['Exprich Energy', undefined],
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

describe('the links under an answer', () => {
  const page = (href: string) => ({ href, label: href, summary: `What ${href} holds.` })
  const noted = (href: string) => ({ href, label: href, note: `What ${href} holds.` })
  const plain = (href: string) => ({ href, label: href })
  const found = (isSure: boolean, ...hrefs: string[]) => ({
    pages: hrefs.map(page),
    asked: isSure ? hrefs.length : 0,
    isSure,
    isExact: true,
  })
  const under = (message: string, ...asked: Parameters<typeof found>) =>
    linksUnder(quickAnswer(message, undefined, knowledge), found(...asked), quickFallback.links)

  it('by a rule are its own, behind two pages that people ask for in such words', () => {
    const { links } = quickAnswer('hello', undefined, knowledge)
    expect(under('hello', false, '/verify')).toEqual(links)
    expect(under('hello', true, '/verify', '/careers', '/press')).toEqual([
      noted('/verify'),
      plain('/careers'),
      ...links,
    ])
  })

  it('repeat no address, nor what the answer itself tells', () => {
    const [own, ...others] = quickAnswer('services', undefined, knowledge).links
    expect(own).toBeDefined()
    const label = own?.label ?? ''
    const pages = [{ ...page(own?.href ?? ''), label }]
    const reply = quickAnswer('services', undefined, knowledge)
    expect(linksUnder(reply, { ...found(true), pages }, [])).toEqual([own, ...others])
  })

  it('without a rule are the best three, and Contact', () => {
    const contact = quickFallback.links.at(-1)
    expect(under('xyzzy', true, '/a', '/b', '/c', '/d')).toEqual([
      noted('/a'),
      plain('/b'),
      plain('/c'),
      contact,
    ])
    expect(under('xyzzy', false, '/contact')).toEqual([noted('/contact')])
  })

  it('under an introduction answer what else it asks', () => {
    expect(under('I’m Ada and need diesel', true, '/subsidiaries/fatgas')[0]).toEqual(
      noted('/subsidiaries/fatgas'),
    )
    expect(under('I’m Ada', false, '/contact')).toEqual(quickFallback.links)
  })

  it('are the usual ones where nobody can tell', () => {
    const reply = quickAnswer('xyzzy', undefined, knowledge)
    expect(linksUnder(reply, undefined, [])).toEqual(quickFallback.links)
  })
})

it('names the page of a company that has no rule, under the fallback (spec 5)', () => {
  const { text, links } = quickAnswer('What does EXPRICH ENERGY do?', undefined, knowledge)
  expect(text).toBe(quickFallback.text)
  expect(links).toEqual([
    { label: 'Exprich Energy', href: '/subsidiaries/exprich-energy' },
    ...quickFallback.links,
  ])
})

it.each([
  ['My name is Ada', 'Ada'],
  ['my name is Ada Obi', 'Ada'],
  ['MY NAME IS ADA', 'ADA'],
  ["I'm Ada", 'Ada'],
  ['I’m Ada', 'Ada'],
  ["hi, i'm ada.", 'ada'],
  ['I am Ada', 'Ada'],
  ['Call me Ada!', 'Ada'],
  ['You can call me "Ada".', 'Ada'],
  ['I am   Ada', 'Ada'],
  ['I am\nAda', 'Ada'],
  ["I'm O'Brien", "O'Brien"],
  ['I am Jean-Luc,', 'Jean-Luc'],
  ['I am Ọláyínká', 'Ọláyínká'],
  ['I am 李', '李'],
  ['I am <b>Ada</b>', 'b>Ada</b'],
])('%j holds the name %s', (message, name) => expect(nameIn(message)).toBe(name))

it.each([
  ['call me Di, i am Cy, i’m Bo, my name is Al', 'Al'],
  ["call me Di, i am Cy, i'm Bo", 'Bo'],
  ['call me Di, i am Cy', 'Cy'],
  ['call me Di', 'Di'],
  ['my name is ... i am Cy', 'Cy'],
])('%j: the phrases are tried in the order of the specification: %s', (message, name) =>
  expect(nameIn(message)).toBe(name),
)

it.each([
  'my name is',
  'my name is   ',
  'my name is ?!',
  'I am',
  'Miami am fine',
  'the name is Ada',
  'claim Ada',
  "hawai'm Ada",
  'recall mehmet',
  'Ada',
  '',
])('%j holds none', (message) => expect(nameIn(message)).toBeUndefined())
