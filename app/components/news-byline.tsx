import { Badge } from '#app/components/badge.tsx'
import { longDate } from '#app/lib/dates.ts'

type Props = {
  category: string
  date: string
  /** Left out where the author stands elsewhere. */
  author?: string
  /** On sunk and night fields the badge is white. */
  field?: 'paper' | 'raised'
  className?: string
}

/** A news item's category badge, date and author (spec 2.9). */
export function NewsByline({ category, date, author, field = 'paper', className = '' }: Props) {
  const quiet = field === 'raised' ? 'white' : 'grey'
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 text-small ${className}`}>
      <Badge tone={category === 'Sustainability' ? 'green' : quiet}>{category}</Badge>
      <time dateTime={date}>{longDate(date)}</time>
      {author && <span>{author}</span>}
    </p>
  )
}
