import { FigureParts } from '#app/components/figure-parts.tsx'
import { Fold } from '#app/components/fold.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import { DoneBy } from './company-links.tsx'
import type { Area } from './pictured-area.tsx'
import { Within } from './within.tsx'

/** The figures and the parts below them stand in the same columns, the last wide enough for its unit. */
const columns = 'md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,7fr)]'

/** Midstream (spec 2.6) on night, in figures, with Gas Processing (anchor `#gas`) in it. */
export function Midstream({ area, doneBy }: { area: Area; doneBy: string }) {
  const { title, lead, picture, parts, figures, companies, within } = area
  return (
    <section
      id="midstream"
      className="late on-dark mt-16 overflow-hidden bg-night text-on-night lg:mt-24"
    >
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '140rem', width: '67vw', aspect: 15 / 8 },
          { from: '64rem', width: '75vw', aspect: 15 / 8 },
          { width: '100vw', aspect: 4 / 3 },
        ]}
        className="block aspect-4/3 w-full object-cover lg:aspect-15/8"
      />
      <div className="px-gutter pt-9 pb-11 lg:pr-bleed lg:pb-14 lg:pl-12">
        <h2>{title}</h2>
        <p className="mt-4 mb-9 measure-54 text-lead">{lead}</p>
        <dl className={classes('grid gap-x-col gap-y-5 print:grid-cols-3', columns)}>
          {figures.map((figure) => (
            <div
              key={figure.label}
              className={classes(
                'flex justify-between gap-x-4 border-t border-on-night pt-3.5',
                'max-md:flex-row-reverse max-md:items-baseline md:flex-col-reverse md:justify-end',
                'md:pt-4.5',
              )}
            >
              <dt className="font-semibold max-md:text-right md:mt-3">
                {figure.label}
                <span className="block font-normal text-on-night-soft">{figure.scope}</span>
              </dt>
              <dd className="numeral hang-4 text-title md:text-hero lg:text-h2 wide:text-title">
                <FigureParts {...figure} />
              </dd>
            </div>
          ))}
        </dl>
        <ul
          className={classes(
            'mt-11 grid gap-x-col border-b border-line-night md:border-0 print:grid-cols-3',
            columns,
          )}
        >
          {parts.map((part) => (
            <li key={part.title} className="folds border-t border-line-night sm:pt-4.5 sm:pb-5.5">
              <h3 className="fold-title display text-h4 sm:mb-1">{part.title}</h3>
              <Fold name={part.title}>
                <p className="measure-36 text-on-night-soft">{part.text}</p>
              </Fold>
            </li>
          ))}
        </ul>
        <DoneBy name={doneBy} companies={companies} />
      </div>
      {within && (
        <div className="px-gutter pb-14 lg:pr-bleed lg:pb-16 lg:pl-12">
          <Within service={within} doneBy={doneBy} />
        </div>
      )}
    </section>
  )
}
