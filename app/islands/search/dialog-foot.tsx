import { classes } from '#app/lib/classes.ts'
import { searchWords as words } from '#content/model/search.ts'

/** Below the results: the keys, and the way to all results on a page. */
export function DialogFoot({ query }: { query: string }) {
  return (
    <div
      className={classes(
        'flex min-h-12 flex-none flex-wrap items-center justify-between gap-x-7',
        'border-t border-line px-gutter text-label text-ink-soft',
        'md:px-8',
      )}
    >
      <p className="hidden gap-7 md:flex">
        <Keys keys={['Up', 'Down']}>{words.keys.choose}</Keys>
        <Keys keys={['Enter']}>{words.keys.open}</Keys>
        <Keys keys={['Esc']}>{words.keys.close}</Keys>
      </p>
      <a
        href={query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`}
        className="py-3 text-link underline underline-offset-4"
      >
        {query === '' ? words.index : words.all}
      </a>
    </div>
  )
}

function Keys({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd
          key={key}
          className="mr-1.5 rounded-control border border-line-strong px-1.75 font-sans font-semibold text-ink"
        >
          {key}
        </kbd>
      ))}
      {children}
    </span>
  )
}
