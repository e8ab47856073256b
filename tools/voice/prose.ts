import { flesch } from 'flesch'
import { syllable } from 'syllable'

/** A sentence of so many words is short. */
export const shortSentence = 8
/** Negations are counted to so many words: about one paragraph. */
export const paragraph = 60

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
