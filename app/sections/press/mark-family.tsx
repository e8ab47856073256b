import { HeadingRow } from '#app/components/heading-row.tsx'
import { Mark } from '#app/components/mark.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = {
  heading: string
  lead: string
  /** The group's, then the companies'. */
  marks: readonly { id: string; name: string }[]
}

/** Every mark on both grounds, like a book of swatches (spec 2.20). */
export function MarkFamily({ heading, lead, marks }: Props) {
  return (
    <Section ground="surface">
      <HeadingRow heading={heading} lead={lead} />
      <ul
        className={classes(
          'grid grid-cols-[repeat(auto-fill,minmax(--spacing(19),1fr))] gap-x-2.5 gap-y-5',
          'sm:gap-x-col sm:gap-y-9 md:grid-cols-4 print:grid-cols-4',
        )}
      >
        {marks.map(({ id, name }) => {
          const group = id === 'group'
          return (
            <li key={id} data-company={group ? undefined : id}>
              <Ground className="bg-sunk">
                <Mark name={id} className={`size-1/2 ${group ? 'text-signal' : 'text-accent'}`} />
              </Ground>
              <Ground className="no-print bg-night">
                <Mark
                  name={id}
                  className={`size-1/2 ${group ? 'text-signal-night' : 'text-accent-night'}`}
                />
              </Ground>
              <p className="mt-2 text-small font-semibold sm:mt-3">{name}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Ground({ className, children }: { className: string; children: React.ReactNode }) {
  return <div className={`grid aspect-4/3 place-items-center *:h-1/2 ${className}`}>{children}</div>
}

/** All marks in one line under the page's title: what the page is about, at one glance. */
export function MarkRow({ marks }: Pick<Props, 'marks'>) {
  return (
    <div
      className={classes(
        'mt-16 grid grid-cols-4 gap-x-5 gap-y-8 border-t border-line-night pt-10',
        'md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:mt-24 lg:pt-14',
      )}
      aria-hidden="true"
    >
      {marks.map(({ id }) => (
        <span key={id} data-company={id === 'group' ? undefined : id}>
          <Mark
            name={id}
            className={`h-auto w-full max-w-22 ${id === 'group' ? 'text-signal-night' : 'text-accent-night'}`}
          />
        </span>
      ))}
    </div>
  )
}
