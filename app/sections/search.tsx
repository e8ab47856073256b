import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Group } from '#app/lib/search-groups.ts'
import type { IndexEntry } from '#content/model/site-index.ts'
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
          className="search-input"
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

type Props = { heading: string; groups: readonly Group<IndexEntry>[] }

/** Every page of the site by group, as a book has it at its end. */
export function SiteIndex({ heading, groups }: Props) {
  return (
    <Section ground="sunk">
      <h2 className="mb-12">{heading}</h2>
      {groups.map(({ name, items }) => (
        <section
          key={name}
          className="grid gap-x-col gap-y-4 border-t border-ink py-7 lg:split-4/12"
        >
          <h3>{name}</h3>
          <ul className="gap-x-col sm:columns-2">
            {items.map(({ href, label, note }) => (
              <li key={href} className="break-inside-avoid pb-5">
                <a href={href} className="display underline-offset-4 hover:underline">
                  {label}
                </a>
                <p className="text-small text-ink-soft">{note}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
