import { type Measures, paragraph, shortSentence } from './prose.ts'
import type { PageReport, VoiceReport } from './report.ts'

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
