import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import type { SiteContent } from '#app/page-content/site.ts'

type Props = { companies: SiteContent['companies'] }

/** The chain as one line with a station for each company; the lamp ends it, others stand apart. */
export function FooterChain({ companies }: Props) {
  const last = companies.findLast(({ place }) => place === 'chain')
  return (
    <nav aria-label="Our companies" className="pb-12 lg:pb-16">
      <ul className="grid lg:auto-cols-fr lg:grid-flow-col">
        {companies.map(({ id, name, stretch, place }) => (
          <li
            key={id}
            data-company={id}
            className={place === 'chain' && id !== last?.id ? 'footer-line' : undefined}
          >
            <a
              href={`/subsidiaries/${id}`}
              className="group/stop relative block min-h-13 py-3.25 pl-19 lg:p-0"
            >
              <Mark
                name={id}
                className="absolute top-3.25 left-7.5 size-6.5 text-accent-night lg:static lg:mb-9.5 lg:size-7.5"
              />
              <span
                className={classes(
                  'station',
                  id === last?.id && 'station-lit',
                  place === 'bracket' && 'station-apart',
                )}
              />
              <span className="block text-small font-semibold font-stretch-112% underline-offset-4 group-hover/stop:underline">
                {name}
              </span>
              <span className="mt-0.5 block text-label text-on-night-soft">{stretch}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
