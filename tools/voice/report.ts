import { flesch } from 'flesch'
import { syllable } from 'syllable'

/** A sentence of so many words is short. */
const shortSentence = 8
/** Negations are counted to so many words: about one paragraph. */
const paragraph = 60

/** How a text reads. What is counted of something is `null` where there is none of it. */
export type Measures = {
  words: number
  sentences: number
  /** The mean. */
  wordsPerSentence: number | null
  /** The share of short sentences, 0 to 1. */
  shortSentences: number | null
  /** Flesch reading ease: the higher the easier; plain English has 60 to 70. */
  readingEase: number | null
  /** Negations to `paragraph` words. */
  negations: number | null
}

const sentenceEnds = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordEnds = new Intl.Segmenter('en', { granularity: 'word' })
/** `Intl.Segmenter` ends a sentence at each of them. */
const abbreviation = /\b(?:Dr|Engr|Mrs?|Ms|St|e\.g|i\.e)\.\s+$/

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of sentenceEnds.segment(text)) {
    open += segment
    if (abbreviation.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter(Boolean)
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return [...wordEnds.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
}

/** Whether a block of a page is made of sentences: headings, labels and names are not. */
export function isProse(block: string): boolean {
  return /[.?!]['"’”)]*$/.test(block)
}

const negations = new Set('not no never nobody none nothing neither nor cannot nowhere'.split(' '))

/** Measures blocks that are prose, each a paragraph or what is read as one. */
export function measure(blocks: readonly string[]): Measures {
  const sentences = blocks.flatMap(sentencesOf)
  const words = blocks.flatMap(wordsOf)
  const short = sentences.filter((sentence) => wordsOf(sentence).length <= shortSentence)
  const negated = words.filter((word) => negations.has(word) || /n['’]t$/.test(word))
  const counts = {
    word: words.length,
    sentence: sentences.length,
    syllable: syllable(blocks.join('\n')),
  }
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: ratio(words.length, sentences.length, 1),
    shortSentences: ratio(short.length, sentences.length, 2),
    readingEase: words.length > 0 ? Math.round(flesch(counts)) : null,
    negations: ratio(paragraph * negated.length, words.length, 1),
  }
}

function ratio(part: number, whole: number, decimals: number): number | null {
  return whole > 0 ? Number((part / whole).toFixed(decimals)) : null
}

/** What a page says, without what the report leaves out. */
export type PageText = {
  path: string
  /** Paragraphs, headings and list entries. */
  blocks: readonly string[]
  headings: readonly string[]
}

/** A word that the voice avoids, and the sentence in which it is. */
type AvoidedWord = { word: string; sentence: string }

type PageReport = { path: string } & Measures & {
    avoided: readonly AvoidedWord[]
    headingsTwice: readonly string[]
  }

/** A sentence on several pages. Information: what is to be recognised is said alike everywhere. */
type Repeated = { sentence: string; paths: readonly string[] }

/** Programs may rely on this form (`--json`). */
export type VoiceReport = {
  version: 1
  pages: readonly PageReport[]
  /** All pages together. */
  total: Measures
  onSeveralPages: readonly Repeated[]
  /** What was asked for and is not in it, and why. */
  notes: readonly string[]
}

/** Left out of good prose wherever it stands. */
const avoided: Readonly<Record<string, RegExp>> = {
  nobody: /\bnobody\b/i,
  'no one': /\bno one\b/i,
  holding: /\bholding\b(?! company)/i,
  stretch: /\bstretch(es)?\b/i,
  'hand over': /\bhand(s|ed|ing)? over\b/i,
  'answer for': /\banswers? for\b/i,
}

/** Good words that become a refrain when a page has them again and again. */
const refrains: Readonly<Record<string, RegExp>> = {
  stand: /\bstands?\b(?!-)/i,
  keep: /\bkeeps?\b/i,
  link: /\blinks?\b/i,
}

/** Fewer words are a label or a name, which many pages may share. */
const longSentence = 6

/**
 * Reports on pages of the site.
 *
 * @param site all pages that a text may be repeated on
 * @param isAsked which of them the report is about
 */
export function voiceReport(
  site: readonly PageText[],
  isAsked: (path: string) => boolean = () => true,
  notes: readonly string[] = [],
): VoiceReport {
  const pages = site.filter(({ path }) => isAsked(path))
  return {
    version: 1,
    pages: pages.map(pageReport),
    total: measure(pages.flatMap(({ blocks }) => blocks.filter(isProse))),
    onSeveralPages: onSeveralPages(site).filter(({ paths }) => paths.some(isAsked)),
    notes,
  }
}

function pageReport({ path, blocks, headings }: PageText): PageReport {
  const keys = headings.map(keyOf)
  return {
    path,
    ...measure(blocks.filter(isProse)),
    avoided: [
      ...uses(blocks, avoided),
      ...Object.entries(refrains).flatMap(([word, pattern]) => {
        const found = uses(blocks, { [word]: pattern })
        return found.length > 1 ? found : []
      }),
    ],
    headingsTwice: headings.filter((heading, place) => keys.indexOf(keyOf(heading)) !== place),
  }
}

function uses(
  blocks: readonly string[],
  patterns: Readonly<Record<string, RegExp>>,
): AvoidedWord[] {
  return Object.entries(patterns).flatMap(([word, pattern]) =>
    blocks
      .flatMap(sentencesOf)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ word, sentence })),
  )
}

function longSentencesOf({ blocks }: PageText): string[] {
  return blocks
    .filter(isProse)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length >= longSentence)
}

function onSeveralPages(site: readonly PageText[]): Repeated[] {
  const found = new Map<string, { sentence: string; paths: Set<string> }>()
  for (const page of site)
    for (const sentence of longSentencesOf(page)) {
      const known = found.get(keyOf(sentence)) ?? { sentence, paths: new Set() }
      known.paths.add(page.path)
      found.set(keyOf(sentence), known)
    }
  return [...found.values()]
    .filter(({ paths }) => paths.size > 1)
    .map(({ sentence, paths }) => ({ sentence, paths: [...paths] }))
}

/** The same for texts that only capitals, spaces and punctuation tell apart. */
function keyOf(text: string): string {
  return wordsOf(text).join(' ')
}

const head = [
  'page',
  'words',
  'sentences',
  'words a sentence',
  `of ${shortSentence} or fewer`,
  'ease',
  `negations in ${paragraph}`,
  'avoided',
  'headings twice',
]

/** The report for people: a table with a line for each page, then what can be shown word for word. */
export function reportText({ pages, total, onSeveralPages, notes }: VoiceReport): string {
  const avoided = pages.flatMap(({ path, avoided: found }) =>
    found.map(({ word, sentence }) => `${path}  ${word}: ${sentence}`),
  )
  const twice = pages.flatMap(({ path, headingsTwice }) =>
    headingsTwice.map((heading) => `${path}  ${heading}`),
  )
  const repeated = onSeveralPages.map(
    ({ sentence, paths }) => `${sentence}\n    ${paths.join(', ')}`,
  )
  return [
    ...(pages.length > 0 ? [tableText([head, ...pages.map(rowOf)])] : []),
    ...listText('Words that the voice avoids', avoided),
    ...listText('Headings that stand twice on a page', twice),
    ...listText('Sentences on several pages, for information', repeated),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    `${totalText(pages.length, total)}; ${avoided.length} avoided words, ${twice.length} headings twice, ${repeated.length} sentences on several pages.`,
  ].join('\n\n')
}

function rowOf(page: PageReport): string[] {
  return [
    page.path,
    `${page.words}`,
    `${page.sentences}`,
    number(page.wordsPerSentence, 1),
    percent(page.shortSentences),
    number(page.readingEase, 0),
    number(page.negations, 1),
    count(page.avoided),
    count(page.headingsTwice),
  ]
}

/** Names to the left, numbers to the right of their columns. */
function tableText(rows: readonly string[][]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function listText(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0
    ? [[`${heading} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n')]
    : []
}

/** A missing value is a dash. */
function number(value: number | null, decimals: number): string {
  return value?.toFixed(decimals) ?? '–'
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`
}

/** Zero is left empty: what is there catches the eye. */
function count(found: readonly unknown[]): string {
  return found.length > 0 ? `${found.length}` : ''
}

function totalText(pages: number, total: Measures): string {
  return [
    pages === 1 ? '1 page' : `${pages} pages`,
    `${total.words} words`,
    `${number(total.wordsPerSentence, 1)} words a sentence`,
    `${percent(total.shortSentences)} of sentences with ${shortSentence} or fewer`,
    `reading ease ${number(total.readingEase, 0)}`,
    `${number(total.negations, 1)} negations in ${paragraph} words`,
  ].join(', ')
}
