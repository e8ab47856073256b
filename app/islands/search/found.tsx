import { waysOn, searchWords as words } from '#content/model/search.ts'
import { type Answer, isName } from './answer.ts'
import type { Hit } from './hits.ts'
import { markedTitle, type TextPart } from './marked-text.ts'
import { RowGroup, SearchRow } from './rows.tsx'
import type { SearchState } from './use-search.ts'

type NothingFoundProps = Pick<Answer, 'query' | 'nearest'> & { heading: 'h2' | 'h3' }

/** Advice for a question without results. */
function NothingFound({ query, nearest, heading }: NothingFoundProps) {
  return (
    <>
      <p className="statement break-words">{`${words.nothing} “${query}”.`}</p>
      {nearest.length > 0 && (
        <div className="mt-6.5">
          <HitList groups={[{ name: words.nearest, items: nearest }]} heading={heading} />
        </div>
      )}
      <p className="mt-2.5 text-ink-soft">{words.advice}</p>
      <ul className="search-rows mt-5.5">
        {waysOn.map(({ label, href, note }) => (
          <SearchRow key={label} href={href} title={label} note={note} />
        ))}
      </ul>
    </>
  )
}

type BestProps = Pick<Answer, 'best' | 'query'> & { heading: 'h2' | 'h3' }

/** The pages that answer, each by its own summary. */
export function BestAnswers({ best, query, heading }: BestProps) {
  if (best.length === 0) return null
  return (
    <div className="search-best">
      <RowGroup name={words.best} heading={heading}>
        {best.map(({ href, label, summary }) => (
          <SearchRow
            key={href}
            href={href}
            title={isName(query) ? <Marked parts={markedTitle(label, query)} /> : label}
            note={summary}
          />
        ))}
      </RowGroup>
    </div>
  )
}

type FoundProps = {
  answer: Answer
  heading: 'h2' | 'h3'
  /** Searches again on the same page; without it, a link leads to the search page. */
  onAsk?: (query: string) => void
}

/** The results; above them the spelling that they belong to, where it is another one. */
export function Found({ answer, heading, onAsk }: FoundProps) {
  const { query, meant, best, groups, others, count } = answer
  if (count === 0) return <NothingFound {...answer} heading={heading} />
  const rest = { name: `${words.resultsFor} “${query}”`, items: others }
  const all = others.length > 0 ? [...groups, rest] : groups
  return (
    <>
      {meant !== undefined && (
        <p className="mb-6.5 break-words">
          <span>{`${words.noMatch} “${query}”. ${words.didYouMean} `}</span>
          <Meant query={meant} onAsk={onAsk} />
          <span>?</span>
        </p>
      )}
      <BestAnswers best={best} query={meant ?? query} heading={heading} />
      <HitList groups={all} heading={heading} />
    </>
  )
}

const suggestionStyle = 'min-h-6 font-semibold text-link underline underline-offset-4'

/** The other spelling, to be asked for. */
function Meant({ query, onAsk }: { query: string } & Pick<FoundProps, 'onAsk'>) {
  return onAsk ? (
    <button type="button" onClick={() => onAsk(query)} className={suggestionStyle}>
      {query}
    </button>
  ) : (
    <a href={`/search?q=${encodeURIComponent(query)}`} className={suggestionStyle}>
      {query}
    </a>
  )
}

/** Shown when the search index cannot be loaded: why, and a link to the index of pages. */
export function NoIndex() {
  return (
    <p className="measure-60">
      {import.meta.env.DEV ? words.development : words.failed}{' '}
      <a href="/search" className="text-link underline underline-offset-4">
        {words.failedLink}
      </a>
      .
    </p>
  )
}

/** Text with the words found in `mark` elements. */
function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => {
    // An element for each: a browser's translator moves bare text nodes.
    const Part = marked ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Part key={index}>{text}</Part>
  })
}

type HitListProps = {
  groups: readonly { name: string; items: readonly Hit[] }[]
  heading: 'h2' | 'h3'
}

/** Rows of a group shown at first; the rest unfolds. */
const rowsAtFirst = 10

/** The results in their groups, each with how many it holds. */
function HitList({ groups, heading }: HitListProps) {
  return (
    <div className="grid gap-6.5">
      {groups.map(({ name, items }) => (
        <RowGroup key={name} name={name} count={items.length} heading={heading}>
          <Rows hits={items.slice(0, rowsAtFirst)} />
          {items.length > rowsAtFirst && (
            <li>
              <details>
                <summary className="min-h-12 cursor-pointer py-3 pl-2 font-semibold">
                  {words.more} ({items.length - rowsAtFirst})
                </summary>
                <ul className="search-rows">
                  <Rows hits={items.slice(rowsAtFirst)} />
                </ul>
              </details>
            </li>
          )}
        </RowGroup>
      ))}
    </div>
  )
}

function Rows({ hits }: { hits: readonly Hit[] }) {
  return hits.map(({ href, title, excerpt }) => (
    <SearchRow
      key={href}
      href={href}
      title={<Marked parts={title} />}
      note={<Marked parts={excerpt} />}
    />
  ))
}

/** The state of the search: always announced, and visible while nothing else is shown. */
export function SearchStatus({ state }: { state: SearchState }) {
  const isAlone = state.kind === 'searching' && state.best.length === 0
  return (
    <p role="status" className={isAlone ? 'text-ink-soft' : 'sr-only'}>
      {statusText(state)}
    </p>
  )
}

function statusText(state: SearchState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'searching':
      return words.searching
    case 'failed':
      return words.unavailable
    case 'found':
      return countOf(state)
  }
}

/** "3 results"; for a corrected question, with its spelling. */
function countOf({ count, meant }: Answer): string {
  if (count === 0) return words.none
  const counted = `${count} ${count === 1 ? words.result : words.results}`
  return meant === undefined ? counted : `${words.didYouMean} “${meant}”? ${counted}`
}
