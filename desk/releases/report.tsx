import { kindNames, Line, Lines, Runs } from '../content/changed-lines.tsx'
import { cellBreak } from '../worker/report.ts'
import type { Change } from './builds.ts'
import type { RecordSection, ReportSections } from './report-sections.ts'

/** With the id of the release, whose preview and pictures the report shows. */
type OfRelease<T> = T & { release: string }

/** Pages of a change that are listed openly; more are in `<details>`. */
const namedPages = 3

export function previewHref(release: string, page: string): string {
  return `/preview?release=${release}&path=${encodeURIComponent(page)}`
}

/** What a release changes: first what people wrote, then what they may not have thought of; all as text. */
export function ReportOfChanges({ sections, release }: OfRelease<{ sections: ReportSections }>) {
  const { written, unexpected, technical } = sections
  return (
    <>
      <ul className="report">
        {written.map((record) => (
          <li key={record.record.path}>
            <Written {...record} release={release} />
          </li>
        ))}
      </ul>
      {unexpected.size > 0 && (
        <>
          <h3>Also different on the site</h3>
          <p className="small">
            Nobody wrote this here: it follows from the above, or from a change of code or date.
          </p>
          <ul className="report compact">
            {[...unexpected].map(([key, changes]) => (
              <li key={key}>
                <Pages pages={changes[0]?.pages ?? []} release={release} />
                <Changes changes={changes} release={release} />
              </li>
            ))}
          </ul>
        </>
      )}
      {technical.length > 0 && (
        <details>
          <summary>
            {technical.length} technical {technical.length === 1 ? 'change' : 'changes'}
          </summary>
          <p className="small">
            The same words wherever else they stand, and what only programs read. Your approval
            covers them too.
          </p>
          <Changes changes={technical} release={release} withPages />
        </details>
      )}
    </>
  )
}

/** What somebody wrote in a record: the page that is made of it, or its lines. */
function Written({ record, kind, lines, ownPage, page, release }: OfRelease<RecordSection>) {
  const isWhole = (change: Change) => change.kind === 'page added' || change.kind === 'page removed'
  const [text] = ownPage.filter(isWhole)
  return (
    <>
      <p className="record">
        {record.name} <span className="kind">{kindNames[kind]}</span>
      </p>
      {text ? (
        <>
          <p className="small">
            {kind === 'new' ? 'A page of its own: ' : 'Its page is taken away: '}
            <a href={previewHref(release, page)}>{page}</a>
          </p>
          <div className="article">
            {ownPage.map(({ pictures }, index) => (
              <Pictures key={index} {...pictures} release={release} />
            ))}
            {blocksOf(text.parts).map((parts, index) => (
              <Block key={index} parts={parts} />
            ))}
          </div>
          <Changes
            changes={ownPage.filter((change) => !change.pictures && !isWhole(change))}
            release={release}
          />
          <details>
            <summary>What was written in the form</summary>
            <Lines lines={lines} />
          </details>
        </>
      ) : (
        <ul className="lines">
          {lines.map((line, index) => (
            <li key={index}>
              <Line line={line} /> <Pages pages={[...line.pages]} release={release} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const isRow = ({ as }: Change['parts'][number]) => as === 'tr' || as === 'thead'

/** The parts of a text, with the rows of a table together. */
function blocksOf(parts: Change['parts']) {
  const blocks: Change['parts'][] = []
  for (const part of parts) {
    if (isRow(part) && blocks.at(-1)?.every(isRow)) blocks.at(-1)?.push(part)
    else blocks.push([part])
  }
  return blocks
}

/** A table, or a part of a page's text in the shape of a heading, an item of a list or a paragraph. */
function Block({ parts }: Pick<Change, 'parts'>) {
  const [{ text, as = '' } = { text: '' }] = parts
  if (parts.every(isRow))
    return (
      <table dir="auto">
        <tbody>
          {parts.map(({ text, as }, index) => (
            <tr key={index}>
              {text
                .split(cellBreak)
                .map((cell, at) =>
                  as === 'thead' ? <th key={at}>{cell}</th> : <td key={at}>{cell}</td>,
                )}
            </tr>
          ))}
        </tbody>
      </table>
    )
  if (/^h[1-6]$/.test(as)) return <h3 dir="auto">{text}</h3>
  return (
    <p className={as === 'li' ? 'item' : undefined} dir="auto">
      {text}
    </p>
  )
}

type ChangesProps = OfRelease<{ changes: readonly Change[]; withPages?: boolean }>

function Changes({ changes, release, withPages = false }: ChangesProps) {
  return (
    <ul className={withPages ? 'lines' : 'inline'}>
      {changes.map(({ kind, parts, pages, pictures }) => (
        <li key={JSON.stringify([kind, parts, pages])}>
          {titles[kind] && <span className="label">{titles[kind]}: </span>}
          {pictures ? (
            <Pictures {...pictures} release={release} />
          ) : (
            <span className="words" dir="auto">
              <Runs runs={parts} />
            </span>
          )}
          {withPages && <Pages pages={pages} release={release} />}
        </li>
      ))}
    </ul>
  )
}

function Pictures({ before, after, release }: OfRelease<NonNullable<Change['pictures']>>) {
  if (!before && !after) return null
  const address = `/releases/${release}/pictures`
  return (
    <span className="pictures">
      {before && <img src={`${address}/before/${before}`} alt="As it is" loading="lazy" />}
      {after && <img src={`${address}/after/${after}`} alt="As it will be" loading="lazy" />}
    </span>
  )
}

/** "On 41 pages and in 2 documents", with the list of them. */
function Pages({ pages, release }: OfRelease<Pick<Change, 'pages'>>) {
  if (pages.length === 0) return null
  const list = (
    <ul className="pages">
      {pages.map((page) => (
        <li key={page}>
          <a href={previewHref(release, page)}>{page === '/' ? 'Home' : page}</a>
        </li>
      ))}
    </ul>
  )
  if (pages.length <= namedPages) return list
  return (
    <details className="where">
      <summary>{whereOf(pages)}</summary>
      {list}
    </details>
  )
}

function whereOf(pages: readonly string[]): string {
  const documents = pages.filter((page) => page.endsWith('.pdf')).length
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return [
    pages.length > documents && `on ${count(pages.length - documents, 'page')}`,
    documents > 0 && `in ${count(documents, 'document')}`,
  ]
    .filter(Boolean)
    .join(' and ')
}

const titles = {
  words: '',
  link: 'Link',
  'alternative text': 'For those who do not see a picture',
  title: 'Page title',
  description: 'In search results',
  'structured data': 'Data for programs, or a drawing',
  document: 'Document',
  picture: 'Picture',
  'page added': 'New page',
  'page removed': 'Page taken away',
  address: 'Address changed',
  menus: 'Title, menus and footer',
  file: 'File',
} satisfies Record<Change['kind'], string>
