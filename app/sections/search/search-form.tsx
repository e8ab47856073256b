import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { SearchWords } from '#content/model/site-schemas.ts'

/** The question as a form: its answer has an address of its own. It needs JavaScript to answer. */
export function SearchForm({ words }: { words: SearchWords }) {
  return (
    <search className="mt-12 block no-print noscript:hidden">
      <form
        action="/search"
        className="flex h-18 items-center gap-3.5 border-b-3 border-signal md:h-22 md:gap-4.5"
      >
        <Icon name="search" className="size-6.5" />
        <label htmlFor="page-search" className="sr-only">
          {words.field}
        </label>
        <input
          id="page-search"
          type="search"
          name="q"
          required
          placeholder={words.placeholder}
          autoComplete="off"
          className="search-input h-full w-full min-w-0"
        />
        <button
          type="submit"
          className={classes(
            'min-h-13 flex-none rounded-control bg-action px-6.5',
            'font-semibold text-white transition-colors',
            'hover:bg-action-hover',
          )}
        >
          {words.find}
        </button>
      </form>
    </search>
  )
}
