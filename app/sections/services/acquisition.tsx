import { Fold } from '#app/components/fold.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import { DoneBy } from './company-links.tsx'
import type { Area } from './pictured-area.tsx'

/** Acquisition (spec 2.6): four numbered steps beside a tall picture. */
export function Acquisition({ area, doneBy }: { area: Area; doneBy: string }) {
  const { title, lead, picture, parts, companies } = area
  return (
    <section
      id="acquisition"
      className="late pt-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12 lg:pt-24"
    >
      <div className="px-gutter lg:px-0">
        <h2>{title}</h2>
        <p className="mt-4 mb-8.5 measure-54 text-lead text-ink-soft">{lead}</p>
        <ol className="border-b border-line">
          {parts.map((step, index) => (
            <li
              key={step.title}
              className={classes(
                'folds grid grid-cols-[--spacing(10)_1fr] items-baseline border-t border-line',
                'sm:grid-cols-[--spacing(12)_1fr] sm:pt-4.5 sm:pb-5.5',
                'first:border-t-2 first:border-ink',
              )}
            >
              <span className="numeral text-h3 text-signal" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="fold-title display text-h4 sm:mb-1">{step.title}</h3>
              <Fold name={step.title} className="col-start-2">
                <p className="measure-58 text-ink-soft">{step.text}</p>
              </Fold>
            </li>
          ))}
        </ol>
        <DoneBy name={doneBy} companies={companies} />
      </div>
      <div className="relative mt-10 aspect-4/3 lg:mt-0 lg:aspect-auto">
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: '28.6vw', height: '48.5rem', crop: 'portrait' },
            { width: '100vw', aspect: 4 / 3 },
          ]}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </section>
  )
}
