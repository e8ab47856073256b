import { isProse, type Measures, measure, sentencesOf, wordsOf } from './prose.ts'

/** What a page says, without what the report leaves out. */
export type PageText = {
  path: string
  /** Paragraphs, headings and list entries. */
  blocks: readonly string[]
  headings: readonly string[]
}

/** A word that the voice avoids, and the sentence in which it is. */
type AvoidedWord = { word: string; sentence: string }

export type PageReport = { path: string } & Measures & {
    avoided: readonly AvoidedWord[]
    headingsTwice: readonly string[]
  }

/** A sentence on several pages. Information: what is to be recognised is said alike everywhere. */
export type Repeated = { sentence: string; paths: readonly string[] }

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
