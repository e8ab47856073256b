import { createElement, type ReactElement } from 'react'
import { Line, Lines, Runs } from '../content/changed-lines.tsx'
import type { Change } from './builds.ts'
import type { Reading, ToldRecord } from './reading.ts'

type Props = {
  reading: Reading
  /** The address of a page's preview. */
  pageHref: (page: string) => string
  /** The address of a picture in the report. */
  pictureHref: (side: 'before' | 'after', path: string) => string
}

type Links = Pick<Props, 'pageHref' | 'pictureHref'>

/** Pages of a change that are listed openly; more are in `<details>`. */
const namedPages = 3

/** What a release changes: first what people wrote, then what they may not have thought of; all as text. */
export function ReportOfChanges({ reading, ...links }: Props) {
  const { written, moved, unexpected, further } = reading
  const changes = (some: readonly Change[], withPages = false) => (
    <ul className={withPages ? 'lines' : 'inline'}>
      {some.map((change) => (
        <li key={JSON.stringify([change.kind, change.parts, change.pages])}>
          <OneChange change={change} {...links} />
          {withPages && <Pages pages={change.pages} {...links} />}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <ul className="report">
        {written.map((record) => (
          <li key={record.name}>
            <Told record={record} {...links} />
          </li>
        ))}
        {moved.length > 0 && <li>{changes(moved, true)}</li>}
      </ul>
      {unexpected.size > 0 && (
        <>
          <h3>Also different on the site</h3>
          <p className="small">
            Nobody wrote this here: it follows from the above, or from a change of code or date.
          </p>
          <ul className="report compact">
            {[...unexpected].map(([key, some]) => (
              <li key={key}>
                <Pages pages={some[0]?.pages ?? []} {...links} />
                {changes(some)}
              </li>
            ))}
          </ul>
        </>
      )}
      {further.length > 0 && (
        <details>
          <summary>
            {further.length} technical {further.length === 1 ? 'change' : 'changes'}
          </summary>
          <p className="small">
            The same words wherever else they stand, and what only programs read. Your approval
            covers them too.
          </p>
          {changes(further, true)}
        </details>
      )}
    </>
  )
}

const kinds = { new: 'New', changed: 'Changed', removed: 'Removed' } as const

/** What somebody wrote in a record: the page that is made of it, or its lines. */
function Told({ record, ...links }: Links & { record: ToldRecord }) {
  const { name, kind, lines, ownPage, page } = record
  const text = ownPage.find(({ kind }) => kind === 'page added' || kind === 'page removed')
  const heading = (
    <p className="record">
      {name} <span className="kind">{kinds[kind]}</span>
    </p>
  )
  if (!text) {
    return (
      <>
        {heading}
        <ul className="lines">
          {lines.map((line, index) => (
            <li key={index}>
              <Line line={line} /> <Pages pages={[...line.pages]} {...links} />
            </li>
          ))}
        </ul>
      </>
    )
  }
  const others = ownPage.filter((change) => change !== text && !change.pictures)
  return (
    <>
      {heading}
      <p className="small">
        {kind === 'new' ? 'A page of its own: ' : 'Its page is taken away: '}
        <a href={links.pageHref(page)}>{page}</a>
      </p>
      <div className="article">
        {ownPage.map(
          (change) => change.pictures && <Pictures key={page} change={change} {...links} />,
        )}
        <Text parts={text.parts} />
      </div>
      {others.length > 0 && (
        <ul className="inline">
          {others.map((change) => (
            <li key={JSON.stringify(change.parts)}>
              <OneChange change={change} {...links} />
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>What was written in the form</summary>
        <Lines lines={lines} />
      </details>
    </>
  )
}

/** A page's text, in the shape of its headings, lists and paragraphs. */
function Text({ parts }: Pick<Change, 'parts'>) {
  const blocks: ReactElement[] = []
  let items: ReactElement[] = []
  for (const [index, { text, as = '' }] of parts.entries()) {
    const shape = as === 'li' ? 'li' : /^h[1-6]$/.test(as) ? 'h3' : 'p'
    const block = createElement(shape, { key: index, dir: 'auto' }, text)
    if (shape !== 'li') items = []
    else if (items.push(block) > 1) continue
    blocks.push(shape === 'li' ? <ul key={index}>{items}</ul> : block)
  }
  return blocks
}

function OneChange({ change, ...links }: Links & { change: Change }) {
  const { kind, parts, pictures } = change
  const title = titles[kind]
  return (
    <>
      {title && <span className="label">{title}: </span>}
      {pictures ? (
        <Pictures change={change} {...links} />
      ) : (
        <span className="words" dir="auto">
          <Runs runs={parts} />
        </span>
      )}
    </>
  )
}

function Pictures({ change: { pictures = {} }, pictureHref }: Links & { change: Change }) {
  const sides = [
    { side: 'before', label: 'As it is', path: pictures.before },
    { side: 'after', label: 'As it will be', path: pictures.after },
  ] as const
  return (
    <span className="pictures">
      {sides.map(
        ({ side, label, path }) =>
          path && <img key={side} src={pictureHref(side, path)} alt={label} loading="lazy" />,
      )}
    </span>
  )
}

/** "On 41 pages and in 2 documents", with the list of them. */
function Pages({ pages, pageHref }: Pick<Change, 'pages'> & Links) {
  if (pages.length === 0) return null
  const list = (
    <ul className="pages">
      {pages.map((page) => (
        <li key={page}>
          <a href={pageHref(page)}>{page === '/' ? 'Home' : page}</a>
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
  'structured data': 'Data for search engines',
  'data file': 'Data file',
  document: 'Document',
  picture: 'Picture',
  drawing: 'Drawing, such as a company’s mark',
  'page added': 'New page',
  'page removed': 'Page taken away',
  address: 'Address changed',
  menus: 'Title, menus and footer',
  'other file': 'Another file',
} satisfies Record<Change['kind'], string>
