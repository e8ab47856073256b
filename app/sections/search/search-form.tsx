import { useId } from 'react'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'

/** The question as a form: its answer has an address of its own. It needs JavaScript to answer. */
export function SearchForm({ query }: { query: string }) {
  const inputId = useId()
  return (
    <search className="mt-12 block noscript:hidden">
      <form
        action="/search"
        className="flex h-18 items-center gap-3.5 border-b-3 border-signal md:h-22 md:gap-4.5"
      >
        <Icon name="search" className="size-6.5" />
        <label htmlFor={inputId} className="sr-only">
          Search the site
        </label>
        <input
          id={inputId}
          type="search"
          name="q"
          required
          defaultValue={query}
          placeholder="What are you looking for?"
          autoComplete="off"
          className="search-input h-full w-full min-w-0"
        />
        <Button type="submit" variant="primary" className="flex-none">
          Find
        </Button>
      </form>
    </search>
  )
}
