import { waysOn, searchWords as words } from '#content/model/search.ts'
import type { Answer } from './answer.ts'
import { HitList } from './hit-list.tsx'
import { SearchRow } from './search-row.tsx'

type Props = Pick<Answer, 'query' | 'nearest'> & { heading: 'h2' | 'h3' }

/** What to do when nothing matches. */
export function NothingFound({ query, nearest, heading }: Props) {
  return (
    <>
      <p className="statement break-words">{`${words.nothing} “${query}”.`}</p>
      {nearest.length > 0 && (
        <div className="mt-6.5">
          <HitList groups={[{ name: words.nearest, items: nearest }]} heading={heading} />
        </div>
      )}
      <p className="mt-2.5 text-ink-soft">{words.advice}</p>
      <ul className="mt-5.5 border-b border-line">
        {waysOn.map(({ label, href, note }) => (
          <SearchRow key={label} href={href} title={label} note={note} />
        ))}
      </ul>
    </>
  )
}
