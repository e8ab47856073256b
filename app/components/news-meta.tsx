import { longDate } from '#app/lib/dates.ts'

/** A news item's category and date. */
export function NewsMeta({ category, date }: { category: string; date: string }) {
  return (
    <p className="mb-2.5 flex gap-3.5 text-label text-ink-soft">
      <span className="font-semibold text-ink">{category}</span>
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
