import { Icon } from '#app/components/icon.tsx'

type Props = {
  /** Which page this is, counted from 1, and of how many. */
  number: number
  total: number
  /** The addresses of its neighbours. */
  newer: string | undefined
  older: string | undefined
}

/** The way to newer and older news, where one page does not hold them all. */
export function Pagination({ number, total, newer, older }: Props) {
  if (total === 1) return null
  return (
    <nav aria-label="Pages of the news" className="wrap py-section no-print">
      <ul className="grid grid-cols-2 items-center gap-x-col border-t-2 border-ink pt-5.5 sm:grid-cols-3">
        <li>
          {newer && (
            <a
              href={newer}
              rel="prev"
              className="inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              <Icon name="back" />
              Newer news
            </a>
          )}
        </li>
        <li
          aria-current="page"
          className="text-small text-ink-soft max-sm:order-last max-sm:col-span-full sm:text-center"
        >
          Page {number} of {total}
        </li>
        <li className="text-right">
          {older && (
            <a
              href={older}
              rel="next"
              className="inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              Older news
              <Icon name="forward" />
            </a>
          )}
        </li>
      </ul>
    </nav>
  )
}
