import { Marked } from '../content/changed-lines.tsx'
import type { Change, Report } from './builds.ts'

type Props = {
  report: Report
  /** The address of a page's preview. */
  pageHref: (page: string) => string
  /** The address of a picture in the report. */
  pictureHref: (side: 'before' | 'after', path: string) => string
}

/** Pages of a change that are listed openly; more are in `<details>`. */
const namedPages = 3

/** What a release changes for visitors: equal changes once, with their pages, all shown as plain text. */
export function ReportOfChanges({ report, pageHref, pictureHref }: Props) {
  if (report.changes.length === 0) return <p>Nothing changes for visitors.</p>
  return (
    <ol className="report">
      {report.changes.map((change) => (
        <li key={JSON.stringify([change.kind, change.parts, change.pages])}>
          <p className="kind">{titles[change.kind]}</p>
          {change.parts.length > 0 && <Words parts={change.parts} />}
          {change.pictures && <Pictures pictures={change.pictures} pictureHref={pictureHref} />}
          <Pages pages={change.pages} pageHref={pageHref} />
        </li>
      ))}
    </ol>
  )
}

/** Removed and added text in one line. */
function Words({ parts }: Pick<Change, 'parts'>) {
  return (
    <p className="words" dir="auto">
      {parts.map(({ text, state }, index) => {
        // Parts have no id, and the server renders them once.
        const key = `${index}`
        if (state === 'same') return <span key={key}>{text}</span>
        if (state === 'removed') return <Marked key={key} as="del" label="taken out:" text={text} />
        return <Marked key={key} as="ins" label="put in:" text={text} />
      })}
    </p>
  )
}

function Pictures({
  pictures,
  pictureHref,
}: Pick<Props, 'pictureHref'> & Required<Pick<Change, 'pictures'>>) {
  const sides = [
    { side: 'before', label: 'As it is', path: pictures.before },
    { side: 'after', label: 'As it will be', path: pictures.after },
  ] as const
  return (
    <div className="pictures">
      {sides.map(({ side, label, path }) => (
        <figure key={side}>
          <figcaption>{label}</figcaption>
          {path === undefined ? (
            <p>No picture</p>
          ) : (
            <img src={pictureHref(side, path)} alt="" loading="lazy" />
          )}
        </figure>
      ))}
    </div>
  )
}

function Pages({ pages, pageHref }: Pick<Change, 'pages'> & Pick<Props, 'pageHref'>) {
  const links = pages.map((page) => (
    <li key={page}>
      <a href={pageHref(page)}>{page === '/' ? 'Home' : page}</a>
    </li>
  ))
  if (pages.length <= namedPages) return <ul className="pages">{links}</ul>
  return (
    <details>
      <summary>on {pages.length} pages</summary>
      <ul className="pages">{links}</ul>
    </details>
  )
}

const titles = {
  words: 'Words',
  link: 'Where a link leads',
  'alternative text': 'What a picture says to those who do not see it',
  title: 'Page title',
  description: 'Description in search results',
  'structured data': 'Data for search engines',
  'data file': 'Data file',
  document: 'Document',
  picture: 'Picture',
  drawing: 'A drawing within the page, such as a company’s mark: please look at the page',
  'page added': 'New page',
  'page removed': 'Page taken away',
  'other file': 'Another file',
} satisfies Record<Change['kind'], string>
