import { waysOn, searchWords as words } from '#content/model/search.ts'
import type { Answer } from './answer.ts'
import { HitList } from './hit-list.tsx'
import { SearchRow } from './search-row.tsx'

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

type FoundProps = {
  answer: Answer
  heading: 'h2' | 'h3'
  /** Searches again on the same page; without it, a link leads to the search page. */
  onAsk?: (query: string) => void
}

/** The results; above them the spelling that they belong to, where it is another one. */
export function Found({ answer, heading, onAsk }: FoundProps) {
  const { query, meant, groups, others, count } = answer
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
      <HitList groups={all} heading={heading} />
    </>
  )
}

const look = 'min-h-6 font-semibold text-link underline underline-offset-4'

/** The other spelling, to be asked for. */
function Meant({ query, onAsk }: { query: string } & Pick<FoundProps, 'onAsk'>) {
  return onAsk ? (
    <button type="button" onClick={() => onAsk(query)} className={look}>
      {query}
    </button>
  ) : (
    <a href={`/search?q=${encodeURIComponent(query)}`} className={look}>
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
