import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import { companies } from '#content/model/companies.ts'

/**
 * The companies in chain order: on large screens one line with a station for each; the lamp ends it, others stand
 * apart. On small ones a grid of their marks.
 */
export function FooterChain() {
  const last = companies.findLast(({ place }) => place === 'chain')
  return (
    <nav aria-label="Our companies" className="pb-2 lg:pb-16">
      <ul
        className={classes(
          'grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(34),100%),1fr))] gap-x-col',
          'sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-0',
        )}
      >
        {companies.map(({ id, name, stretch, place }) => (
          <li
            key={id}
            data-company={id}
            className={classes(
              place === 'chain' && id !== last?.id && 'footer-line',
              place === 'bracket' &&
                'border-line-night max-lg:col-span-full max-lg:mt-1 max-lg:border-t max-lg:pt-1',
            )}
          >
            <a
              href={`/subsidiaries/${id}`}
              className={classes(
                'group/stop grid grid-cols-[auto_1fr] items-start gap-x-3 max-lg:py-1.5',
                'lg:relative lg:block',
              )}
            >
              <Mark
                name={id}
                className="row-span-2 mt-1.5 size-6.5 text-accent-night lg:mt-0 lg:mb-9.5 lg:size-7.5"
              />
              <span
                className={classes(
                  'station',
                  id === last?.id && 'station-lit',
                  place === 'bracket' && 'station-apart',
                )}
              />
              <span
                className={classes(
                  'block text-small leading-name font-semibold font-stretch-112% underline-offset-4',
                  'group-hover/stop:underline',
                )}
              >
                {name}
              </span>
              <span className="block text-label text-on-night-soft lg:mt-0.5">{stretch}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
