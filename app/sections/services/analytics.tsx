import { Fold } from '#app/components/fold.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { ServicesPage } from '#content/model/page-schemas.ts'
import { DoneBy } from './company-links.tsx'
import { ForecastSketch } from './forecast-sketch.tsx'
import type { Area } from './pictured-area.tsx'
import { Within } from './within.tsx'

type Props = { area: Area; doneBy: string; forecast: ServicesPage['forecast'] }

/** Analytics (spec 2.6), with Energy Consulting (anchor `#consulting`) in it. */
export function Analytics({ area, doneBy, forecast }: Props) {
  const { title, lead, picture, parts, companies, within } = area
  return (
    <section id="analytics" className="pt-16 pb-section lg:pt-24">
      <div className="px-gutter lg:pr-bleed lg:pl-0">
        <h2>{title}</h2>
        <p className="mt-4 mb-8.5 measure-54 text-lead text-ink-soft">{lead}</p>
        <ForecastSketch words={forecast} />
        <ul className="mt-9 grid gap-x-col border-b border-line md:grid-cols-3 print:grid-cols-3">
          {parts.map((part) => (
            <li key={part.title} className="folds border-t border-line sm:pt-4.5 sm:pb-5.5">
              <h3 className="fold-title display text-h4 sm:mb-1">{part.title}</h3>
              <Fold name={part.title}>
                <p className="measure-36 text-ink-soft">{part.text}</p>
              </Fold>
            </li>
          ))}
        </ul>
        <DoneBy name={doneBy} companies={companies} />
      </div>
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '140rem', width: '67vw', aspect: 21 / 9 },
          { from: '64rem', width: '75vw', aspect: 21 / 9 },
          { width: '100vw', aspect: 4 / 3 },
        ]}
        className="mt-16 mb-9 block aspect-4/3 w-full object-cover lg:aspect-21/9"
      />
      {within && (
        <div className="px-gutter lg:pr-bleed lg:pl-0">
          <Within service={within} doneBy={doneBy} />
        </div>
      )}
    </section>
  )
}
