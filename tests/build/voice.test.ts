import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { describe, expect, it } from 'vitest'
import { parseMarkdown, parseYaml } from '#content/model/parse.ts'
import { filledIn, textsIn } from '#content/model/tokens.ts'
import { listedPaths } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { blocksOf, headingsOf, sentencesOf, wordsOf } from './readable-text.ts'

/*
 * A reader's check of everything that the site says: what catches the eye of a person who reads the
 * whole of it in one evening. Pages are read as built, texts as content holds them.
 */

const legal = ['/privacy-policy', '/terms-of-service', '/cookies']
/** A list of all pages: it repeats what they say of themselves. */
const index = '/search'
const longSentence = 6

/** A sentence of its own words, in a form that spelling and spaces do not tell apart. */
const keyOf = (sentence: string) => wordsOf(sentence).join(' ')
const isLong = (sentence: string) => wordsOf(sentence).length >= longSentence

/** Every sentence that content holds, with the fields in which it stands. */
async function contentSentences(): Promise<Map<string, Set<string>>> {
  const places = new Map<string, Set<string>>()
  for await (const file of glob('content/**/*.{yaml,md}')) {
    if (/content\/(legal|navigation|retention|README)/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const { data, body } = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text)
    for (const [path, value] of textsIn(filledIn({ data, body })))
      for (const sentence of sentencesOf(value).filter(isLong)) {
        const key = keyOf(sentence)
        places.set(key, (places.get(key) ?? new Set()).add(`${file}: ${path.slice(1).join('.')}`))
      }
  }
  return places
}

const fields = await contentSentences()

it('says nothing twice: a sentence of six words and more has one place', () => {
  // That something is to be confirmed is said alike wherever it is so.
  const repeated = [...fields].filter(
    ([sentence, places]) => places.size > 1 && !sentence.endsWith('to be confirmed'),
  )
  expectNone(
    repeated.map(([sentence, places]) => `"${sentence}" in ${[...places].join(' and ')}`),
    'the same sentence in two texts',
  )
})

it('has no refrain: no sentence but a record of content is on two pages', () => {
  const pages = new Map<string, Set<string>>()
  for (const path of listedPaths.filter((one) => !legal.includes(one) && one !== index))
    for (const sentence of blocksOf(path).flatMap(sentencesOf).filter(isLong)) {
      const key = keyOf(sentence)
      pages.set(key, (pages.get(key) ?? new Set()).add(path))
    }
  const refrains = [...pages].filter(([key, paths]) => paths.size > 1 && !fields.has(key))
  expectNone(
    refrains.map(([sentence, paths]) => `"${sentence}" on ${[...paths].join(' and ')}`),
    'sentences that are on two pages',
  )
})

const negations = new Set(
  'not no never nobody none nothing neither nor cannot nowhere noone'.split(' '),
)
const isNegation = (word: string) => negations.has(word) || /n['’]t$/.test(word)
const wordsForOneNegation = 60

/** What the voice of the site leaves out. Below: what it allows once a page. */
const forbidden = [
  /\bnobody\b/i,
  /\bno one\b/i,
  /\bwithout a word of\b/i,
  /\bnot yet drilled\b/i,
  /\bholding\b(?! company)/i,
  /\bstretch(es)?\b/i,
  /\bhand(s|ed|ing)? over\b/i,
  /\banswers? for\b/i,
  /\bnever\b/i,
]
/** The one promise that the voice itself words so. */
const allowed = 'We never ask applicants or suppliers for a payment.'
const onceAPage = [/\bstands?\b(?!-)/gi, /\bkeeps?\b/gi, /\blinks?\b/gi]

describe.each(listedPaths)('%s', (path) => {
  const blocks = blocksOf(path).map((block) => block.replace(allowed, ''))
  const text = blocks.join('\n')

  it('says what is: at most one negation in sixty words', () => {
    const words = wordsOf(text)
    const found = words.filter(isNegation)
    const most = Math.max(1, Math.floor(words.length / wordsForOneNegation))
    const where = blocks.filter((block) => wordsOf(block).some(isNegation))
    expect(
      found.length,
      `${words.length} words of ${path}:\n${where.join('\n')}`,
    ).toBeLessThanOrEqual(most)
  })

  it('uses no word that the voice leaves out', () => {
    const wrong = blocks.filter((block) => forbidden.some((word) => word.test(block)))
    expectNone(wrong, `texts of ${path}`)
    for (const word of legal.includes(path) ? [] : onceAPage)
      expect(text.match(word)?.length ?? 0, `${word} on ${path}`).toBeLessThanOrEqual(1)
  })

  it('has no heading twice', () => {
    const headings = headingsOf(path, 'h1', 'h2', 'h3').map((heading) => heading.toLowerCase())
    expectNone(
      headings.filter((heading, place) => headings.indexOf(heading) !== place),
      `headings of ${path}`,
    )
  })
})

const lower = (heading: string) => heading.toLowerCase()

/** The specification's names for sections that several pages have. */
const sharedHeadings = [/^related news$/i, /^coming soon$/i]

it('gives each page and section a name of its own', () => {
  const all = listedPaths
    .filter((path) => !legal.includes(path))
    .flatMap((path) =>
      headingsOf(path, 'h1', 'h2').map((heading) => ({ path, heading: lower(heading) })),
    )
    .filter(({ heading }) => !sharedHeadings.some((shared) => shared.test(heading)))
  // A list names its entries as their own pages do.
  const titles = new Set(listedPaths.flatMap((path) => headingsOf(path, 'h1')).map(lower))
  const twice = all.filter(
    ({ heading, path }) =>
      !titles.has(heading) && all.some((other) => other.heading === heading && other.path !== path),
  )
  expectNone(
    twice.map(({ path, heading }) => `${heading} (${path})`),
    'headings on two pages',
  )
})

it('reports how easily each page reads', () => {
  const report = listedPaths.map((path) => {
    const text = blocksOf(path)
      .filter((block) => /[.?!]$/.test(block))
      .join(' ')
    const word = wordsOf(text).length
    const sentence = Math.max(1, sentencesOf(text).length)
    const ease = Math.round(flesch({ word, sentence, syllable: syllable(text) }))
    return { path, words: word, 'words a sentence': Math.round(word / sentence), ease }
  })
  console.table(report)
  expect(report.filter(({ ease }) => Number.isNaN(ease))).toEqual([])
})
