import { searchWords as words } from '#content/model/search.ts'
import type { Hit } from './hits.ts'
import type { TextPart } from './marked-text.ts'
import { RowGroup } from './row-group.tsx'
import { SearchRow } from './search-row.tsx'

/** Text with the words found in `mark` elements. */
function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => {
    // An element for each: a browser's translator moves bare text nodes.
    const Part = marked ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Part key={index}>{text}</Part>
  })
}

type Props = {
  groups: readonly { name: string; items: readonly Hit[] }[]
  heading: 'h2' | 'h3'
}

/** Rows of a group shown at first; the rest unfolds. */
const rowsAtFirst = 10

/** The results in their groups, each with how many it holds. */
export function HitList({ groups, heading }: Props) {
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
