import { searchWords as words } from '#content/model/search.ts'
import type { Answer } from './answer.ts'
import { HitList } from './hit-list.tsx'
import { NothingFound } from './nothing-found.tsx'

type Props = {
  answer: Answer
  heading: 'h2' | 'h3'
  /** Asks anew where that needs no other page. */
  onAsk?: (query: string) => void
}

/** What was found; before it, where it is found under another spelling, which. */
export function Found({ answer, heading, onAsk }: Props) {
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
function Meant({ query, onAsk }: { query: string } & Pick<Props, 'onAsk'>) {
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
