import { describe, expect, it } from 'vitest'
import { type FindIndex, finderIn } from './finder.ts'

const page = (href: string, label: string, headings = '') => ({
  href,
  label,
  summary: `${label}, in short.`,
  title: label,
  headings,
  keywords: '',
})
const safety = { href: '/contact#safety', label: 'Safety', summary: 'Call 112 first.' }
const index: FindIndex = {
  pages: [
    page('/contact', 'Contact Us', 'Business hours'),
    page('/verify', 'Is it really us?', 'Our addresses'),
    page('/careers', 'Careers', 'Current openings'),
    page('/press', 'Press', 'Pictures and logos'),
    page('/services', 'Services', 'Pipelines. Fire protection'),
    { ...page('/subsidiaries/electrich', 'Electrich Power & Energy', 'Meters'), name: 'Electrich' },
  ],
  asks: [
    { ...safety, asks: ['fire', 'gas leak'], first: true },
    { ...page('/verify', 'Is it really us?'), asks: ['fake', 'want me to pay'], first: true },
    { ...page('/careers', 'Careers'), asks: ['job', 'work for you', 'driver job'], first: false },
    { ...page('/services', 'Services'), asks: ['fire protection', 'what do you do'], first: false },
    { ...page('/contact', 'Contact Us'), asks: ['phone number'], first: false },
  ],
  synonyms: [{ say: ['nepa', 'power supply'], mean: 'meter' }],
}
const find = finderIn(index)
const first = (question: string) => find(question).pages[0]?.href

describe('an answer', () => {
  it.each([
    // What people say, in any order, with other endings and capitals.
    ['Any JOBS for drivers?', '/careers'],
    ['for you I would like to work', '/careers'],
    // Words of the pages.
    ['pipelines for us', '/services'],
    ['business hours', '/contact'],
    ['Electrich', '/subsidiaries/electrich'],
    // Other words for words of the pages.
    ['no NEPA', '/subsidiaries/electrich'],
    // One slip in a long word, and the beginning of a word.
    ['pipelnes', '/services'],
    ['electr', '/subsidiaries/electrich'],
    // An address to be checked.
    ['mail from hr@exprich.example.com', '/verify'],
  ])('to %j is %s', (question, href) => expect(first(question)).toBe(href))

  it('about fraud and danger is before every other', () => {
    expect(first('a driver job, but they want me to pay')).toBe('/verify')
    expect(find('gas leak at the services').pages[0]).toEqual(safety)
  })

  it('of two phrases is for the longer one that holds the other', () => {
    expect(first('fire protection')).toBe('/services')
    expect(first('fire at the protection wall')).toBe('/services')
    expect(first('fire')).toBe('/contact#safety')
  })

  it('to small words alone needs them in a row', () => {
    expect(first('what do you do?')).toBe('/services')
    expect(find('what logos do you have').asked).toBe(0)
  })

  it('is each page once', () => {
    const pages = find('phone number: fire and contact').pages.map(({ href }) => href)
    expect(pages.filter((href) => href.startsWith('/contact'))).toEqual(['/contact#safety'])
  })
})

it('tells how sure it is', () => {
  expect(find('driver job')).toMatchObject({ isSure: true, asked: 1, isExact: true })
  expect(find('pipelnes')).toMatchObject({ isSure: true, asked: 0, isExact: false })
  const unsure = find('do giraffes and zebras care for logos')
  expect(unsure).toMatchObject({ isSure: false, asked: 0 })
  expect(unsure.pages.map(({ href }) => href)).toEqual(['/contact', '/press'])
  for (const question of ['', '???', 'xyzzy', 'is it'])
    expect(find(question)).toMatchObject({ isSure: false, pages: [{ href: '/contact' }] })
})

it('answers thousands of words or letters at once', () => {
  const start = performance.now()
  const words = Array.from({ length: 5000 }, (_, n) => `driver${n}`)
  for (const question of ['x'.repeat(20_000), 'jobs '.repeat(4000), words.join(' ')]) find(question)
  expect(performance.now() - start).toBeLessThan(2000)
})
