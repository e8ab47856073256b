import type { ChangedLine, WrittenRecord } from '../content/changes.ts'
import { diffed } from '../worker/report.ts'
import type { Change, Report } from './builds.ts'

/** A value that somebody wrote, and the pages and documents on which it changes. */
type WrittenLine = ChangedLine & { pages: Set<string> }

/** A record as its approver reads it. */
export type ToldRecord = Omit<WrittenRecord, 'lines'> & {
  lines: readonly WrittenLine[]
  /** The changes of its own page, if that is new or gone. */
  ownPage: readonly Change[]
}

/** A release's changes in the order in which people read them. None is left out or stands twice. */
export type Reading = {
  written: readonly ToldRecord[]
  /** Pages that have another address. */
  moved: readonly Change[]
  /** What no written line explains, by the pages on which it stands. */
  unexpected: ReadonlyMap<string, readonly Change[]>
  /** What follows from the written lines, and what is only for programs. */
  further: readonly Change[]
}

/** Kinds that nobody reads as they are. */
const technical = new Set<Change['kind']>([
  'structured data',
  'data file',
  'other file',
  'drawing',
  'menus',
])

/** The card for links to a page is made of the page's title and picture. */
const isTechnical = ({ kind, pages }: Change) =>
  technical.has(kind) || pages.every((page) => page.startsWith('/previews/'))

/** Sorts the report's changes by what people wrote. */
export function readingOf(report: Report, records: readonly WrittenRecord[]): Reading {
  const written = records.map((record) => {
    const lines = record.lines.map((line): WrittenLine => ({ ...line, pages: new Set() }))
    const isOwn = ({ kind, pages }: Change) =>
      pages.includes(record.page) &&
      ((kind === 'page added' && record.kind === 'new') ||
        (kind === 'page removed' && record.kind === 'removed'))
    const hasOwn = report.changes.some(isOwn)
    const ownPage = report.changes.filter(
      ({ kind, pages }) => hasOwn && !technical.has(kind) && pages.includes(record.page),
    )
    return { ...record, lines, ownPage }
  })
  const moved = report.changes.filter(({ kind }) => kind === 'address')
  const told = new Set([...written.flatMap(({ ownPage }) => ownPage), ...moved])
  const ownPages = new Set(written.flatMap((each) => (each.ownPage.length > 0 ? [each.page] : [])))
  const onOwn = report.changes.filter(({ pages }) => pages.some((page) => ownPages.has(page)))
  const explains = explainerOf(
    written.flatMap(({ lines }) => lines),
    onOwn.flatMap(({ parts, pages }) =>
      parts.flatMap(({ text }) => [text, ...pages.map((page) => `${text} ${page}`)]),
    ),
    moved.flatMap(({ parts }) => runsOf(parts)),
  )
  const unexpected = new Map<string, Change[]>()
  const further: Change[] = []
  for (const change of report.changes) {
    if (told.has(change)) continue
    const lines = isTechnical(change) ? [] : explains(change)
    if (!lines) {
      const at = change.pages.join(' ')
      unexpected.set(at, [...(unexpected.get(at) ?? []), change])
      continue
    }
    further.push(change)
    for (const line of lines) for (const page of change.pages) line.pages.add(page)
  }
  return { written, moved, unexpected, further }
}

/**
 * Finds the lines from which a change follows.
 *
 * @param texts what is read elsewhere in the report, as on a new page
 * @param addresses old and new addresses of pages
 */
function explainerOf(
  lines: readonly WrittenLine[],
  texts: readonly string[],
  addresses: readonly (readonly [string, string])[],
) {
  const known = new Map<string, WrittenLine | undefined>(
    texts.map((text) => [bare(text), undefined]),
  )
  const swaps = new Map<string, { to: string; line?: WrittenLine }>(
    addresses.map(([was, is]) => [was, { to: is }]),
  )
  const pairs = new Map<string, WrittenLine>()
  for (const line of lines) {
    const { was = '', is = '' } = line
    known.set(bare(was), line).set(bare(is), line)
    if (was === '' || is === '') continue
    swaps.set(bare(was), { to: bare(is), line })
    for (const [gone, come] of runsOf(diffed(was, is))) pairs.set(`${gone}\n${come}`, line)
  }
  const longestFirst = [...swaps.keys()].toSorted((a, b) => b.length - a.length)
  // `$^` matches nothing.
  const any =
    longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|') || '$^'
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')

  return ({ kind, parts }: Change): WrittenLine[] | undefined => {
    if (kind === 'page added' || kind === 'page removed' || kind === 'address') return undefined
    const found = new Set<WrittenLine | undefined>()
    const runs = runsOf(parts)
    const follows = runs.every(([was, is]) => {
      if (was === is) return false
      const swapped = was.replace(pattern, (text) => {
        const swap = swaps.get(text)
        found.add(swap?.line)
        return swap?.to ?? text
      })
      if (was !== '' && swapped === is) return true
      const pair = pairs.get(`${was}\n${is}`)
      found.add(pair)
      if (pair) return true
      found.add(known.get(was)).add(known.get(is))
      return [was, is].every((text) => text === '' || known.has(text) || isToldIn(text, texts))
    })
    if (!follows || runs.length === 0) return undefined
    return [...found].filter((line) => line !== undefined)
  }
}

/** Whether words are part of a longer text, as a date is of the line above an article. */
function isToldIn(words: string, texts: readonly string[]): boolean {
  return words.includes(' ') && texts.some((text) => text.includes(words))
}

/** The removed and added texts between what has stayed, as pairs. */
function runsOf(parts: Change['parts']): [was: string, is: string][] {
  const runs: [string, string][] = [['', '']]
  for (const { text, state } of parts) {
    const run = runs.at(-1) ?? ['', '']
    if (state === 'same') runs.push(['', ''])
    else run[state === 'removed' ? 0 : 1] += text
  }
  return runs
    .map(([was, is]): [string, string] => [bare(was), bare(is)])
    .filter(([was, is]) => was || is)
}

/** A text as a page and a form both write it: without `tel:`, thousands' commas and line breaks. */
function bare(text: string): string {
  return text
    .replace(/\b(?:tel|mailto):/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
