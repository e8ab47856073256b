import { Section } from '#app/components/section.tsx'
import type { Group } from '#app/lib/search-groups.ts'
import type { IndexEntry } from '#content/model/site-index.ts'

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
