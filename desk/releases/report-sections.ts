import type { ChangedLine, WrittenRecord } from '../content/changes.ts'
import { cellBreak, diffed } from '../worker/report.ts'
import type { Change } from './builds.ts'

/** A value that somebody wrote, and the pages and documents on which it changes. */
type WrittenLine = ChangedLine & { pages: Set<string> }

export type RecordSection = Omit<WrittenRecord, 'lines'> & {
  lines: readonly WrittenLine[]
  /** The changes of its own page, if that is new or gone. */
  ownPage: readonly Change[]
}

/** A report's changes in the order in which people read them. Each is in one section. */
export type ReportSections = ReturnType<typeof sectionsOf>

/** Kinds that nobody reads as they are. */
const technicalKinds = new Set<Change['kind']>(['structured data', 'file', 'menus'])

/** The card for links to a page is made of the page's title and picture. */
const isTechnical = ({ kind, pages }: Change) =>
  technicalKinds.has(kind) || pages.every((page) => page.startsWith('/previews/'))

/** The pages that change, those first that are new or moved, then those that change otherwise than most. */
export function changedPages(changes: readonly Change[]): string[] {
  const rank = ({ kind, pages }: Change) => (/^(page|address)/.test(kind) ? 0 : pages.length)
  const shown = changes.filter((change) => change.kind !== 'page removed' && !isTechnical(change))
  const pages = shown.toSorted((a, b) => rank(a) - rank(b)).flatMap((change) => change.pages)
  return [...new Set(pages)].filter((page) => !page.includes('.'))
}

/** Sorts a report's changes by what people wrote. */
export function sectionsOf(changes: readonly Change[], records: readonly WrittenRecord[]) {
  const written = records.map(
    (record): RecordSection => ({
      ...record,
      lines: record.lines.map((line): WrittenLine => ({ ...line, pages: new Set() })),
      ownPage: ownPageOf(record, changes),
    }),
  )
  const ownPages = written.flatMap(({ ownPage }) => ownPage)
  const causesOf = causesIn(written, changes)
  const unexpected = new Map<string, Change[]>()
  const technical: Change[] = []
  for (const change of changes) {
    if (ownPages.includes(change)) continue
    const causes = isTechnical(change) ? [] : causesOf(change)
    const at = change.pages.join(' ')
    if (causes) technical.push(change)
    else unexpected.set(at, [...(unexpected.get(at) ?? []), change])
    for (const line of causes ?? []) for (const page of change.pages) line.pages.add(page)
  }
  return {
    written,
    /** What does not follow from a written line, by the pages on which it stands. */
    unexpected,
    /** What follows from the written lines, and what is only for programs. */
    technical,
  }
}

function ownPageOf({ kind, page }: WrittenRecord, changes: readonly Change[]): Change[] {
  const ofPage = changes.filter(({ pages }) => pages.includes(page))
  const whole = { new: 'page added', removed: 'page removed', changed: undefined }[kind]
  if (!ofPage.some((change) => change.kind === whole)) return []
  return ofPage.filter((change) => !technicalKinds.has(change.kind))
}

/**
 * Finds the lines from which a change follows; undefined where a part of it follows from nothing. What leads to
 * a page's new address follows from that.
 */
function causesIn(written: readonly RecordSection[], changes: readonly Change[]) {
  const bySwap = new Map<string, WrittenLine | undefined>()
  const byText = new Map<string, WrittenLine>()
  for (const { parts } of changes.filter(({ kind }) => kind === 'address'))
    for (const swap of swapsIn(parts)) bySwap.set(swap.join('\n'), undefined)
  for (const line of written.flatMap(({ lines }) => lines)) {
    const [was, is] = [bare(line.was), bare(line.is)]
    byText.set(was, line).set(is, line)
    for (const swap of [[was, is], ...swapsIn(diffed(was, is))]) bySwap.set(swap.join('\n'), line)
  }
  const onOwnPages = written.flatMap(({ ownPage, page }) =>
    ownPage.flatMap(({ parts }) =>
      parts.flatMap(({ text }) => [bare(text), `${bare(text)} ${page}`]),
    ),
  )
  /** Also of a part, as a date is of the line above an article. */
  const isOnOwnPage = (text: string) =>
    onOwnPages.some((own) => own === text || (text.includes(' ') && own.includes(text)))

  return ({ kind, parts }: Change): WrittenLine[] | undefined => {
    const causes = swapsIn(parts).map(([was, is]) => {
      const swap = `${was}\n${is}`
      const line = bySwap.get(swap)
      if (kind === 'address') return line && [line]
      if (bySwap.has(swap)) return [line]
      const texts = [was, is].flatMap((text) => text.split(cellBreak)).filter(Boolean)
      const isKnown = texts.every((text) => byText.has(text) || isOnOwnPage(text))
      return isKnown ? texts.map((text) => byText.get(text)) : undefined
    })
    if (causes.length === 0 || causes.includes(undefined)) return undefined
    return causes.flatMap((lines) => lines ?? []).filter((line) => line !== undefined)
  }
}

/** The removed and added texts between what has stayed, as pairs. */
function swapsIn(parts: Change['parts']): [was: string, is: string][] {
  const swaps: [string, string][] = [['', '']]
  for (const { text, state } of parts) {
    const swap = swaps.at(-1) ?? ['', '']
    if (state === 'same') swaps.push(['', ''])
    else swap[state === 'removed' ? 0 : 1] += text
  }
  return swaps
    .map(([was, is]): [string, string] => [bare(was), bare(is)])
    .filter(([was, is]) => was || is)
}

/** A text as pages and forms both write it: without `tel:`, thousands' commas, line breaks and ’s. */
function bare(text = ''): string {
  return text
    .replace(/\b(?:tel|mailto):/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/['’]s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
