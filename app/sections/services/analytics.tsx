import { Fold } from '#app/components/fold.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { DoneBy } from './company-links.tsx'
import type { Area } from './pictured-area.tsx'
import { Within } from './within.tsx'

/** What a forecast looks like: measured, then likely. A sketch of the form, with no data in it. */
function ForecastSketch({ words }: { words: PageTexts['/services']['forecast'] }) {
  return (
    <figure className="border-t-2 border-ink pt-4.5">
      <svg
        viewBox="0 0 820 340"
        role="img"
        aria-label={words.alt}
        className="forecast w-full overflow-visible"
      >
        <path d="M0 300H820" strokeWidth="2" className="stroke-ink" />
        <path d="M430 20V300" strokeDasharray="3 5" className="stroke-ink" />
        <path
          d="M430 138C520 168 640 196 800 210V270C640 262 520 222 430 138z"
          className="fill-signal/16"
        />
        <path
          d="M0 250C60 120 120 46 180 50S300 92 430 138"
          fill="none"
          strokeWidth="4"
          className="stroke-ink"
        />
        <path
          d="M430 138C520 190 640 228 800 240"
          fill="none"
          strokeWidth="3"
          strokeDasharray="10 8"
          className="stroke-signal"
        />
        <circle cx="430" cy="138" r="8" className="fill-ink" />
        <g className="fill-ink font-semibold">
          <text x="196" y="38">
            {words.measured}
          </text>
          <text x="560" y="164">
            {words.range}
          </text>
          <text x="640" y="285" textAnchor="end" className="fill-link">
            {words.forecast}
          </text>
          <text x="430" y="330" textAnchor="middle" className="fill-ink-soft font-medium">
            {words.today}
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 text-small text-ink-soft">{words.caption}</figcaption>
    </figure>
  )
}

type Props = { area: Area; doneBy: string; forecast: PageTexts['/services']['forecast'] }

/** Analytics (spec 2.6), with Energy Consulting (anchor `#consulting`) in it. */
export function Analytics({ area, doneBy, forecast }: Props) {
  const { title, lead, picture, parts, companies, within } = area
  return (
    <section id="analytics" className="late pt-16 pb-section lg:pt-24">
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
