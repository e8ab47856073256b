import type { Hit } from './hits.ts'
import { Marked } from './marked.tsx'
import { RowGroup } from './row-group.tsx'
import { SearchRow } from './search-row.tsx'

type Props = {
  groups: readonly { name: string; items: readonly Hit[] }[]
  heading: 'h2' | 'h3'
}

/** The results in their groups, each with how many it holds. */
export function HitList({ groups, heading }: Props) {
  return (
    <div className="grid gap-6.5">
      {groups.map(({ name, items }) => (
        <RowGroup key={name} name={name} count={items.length} heading={heading}>
          {items.map(({ href, title, excerpt }) => (
            <SearchRow
              key={href}
              href={href}
              title={<Marked parts={title} />}
              note={<Marked parts={excerpt} />}
            />
          ))}
        </RowGroup>
      ))}
    </div>
  )
}
