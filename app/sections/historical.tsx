import { Picture } from '#app/components/picture.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { CoreLayer, CorePiece as Piece } from '#app/lib/core.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { TimelineCategory, TimelineEntry } from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** The long gap in the record: the core runs through a picture, its years keep their number. */
export function CoreGap({ years, picture }: { years: readonly number[]; picture: LibraryPicture }) {
  return (
    <div className="relative h-66 lg:h-80">
      {/* The core goes on below the picture, so that the next layer's rule stands on paper. */}
      <div className="absolute inset-x-0 top-0 bottom-6 overflow-hidden bg-night">
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: '112vw', height: '46.125rem' },
            { width: '100vw', height: '15rem' },
          ]}
          // What is too high is sky: the foot of the picture is a fifth of it below the band, the subject's is not.
          className={classes(
            'h-full w-full max-w-none object-cover',
            'lg:absolute lg:bottom-0 lg:h-auto lg:w-[max(112%,82rem)] lg:translate-y-1/5',
          )}
        />
      </div>
      <p
        aria-hidden="true"
        className={classes(
          'no-print core-column core-years core-at-gutter divide-y',
          'divide-on-picture-line border-x border-white/70 bg-night/85 text-white',
        )}
      >
        {years.map((year) => (
          <span key={year} className="grid items-center lg:justify-items-center">
            <span className="max-lg:ml-6.5 max-lg:w-max max-lg:bg-night/85 max-lg:pr-2.5 max-lg:pl-6">
              {year}
            </span>
          </span>
        ))}
      </p>
    </div>
  )
}

/** Which of the six patterns a category has; `--layer` is its colour. */
const layerPattern: Record<TimelineCategory, string> = {
  Foundation: 'crosses',
  Partnership: 'slants',
  Services: 'dashes',
  Operations: 'dots',
  Advisory: 'bricks',
  Expansion: 'waves',
  Logistics: 'slants',
  Investment: 'dots',
  Power: 'crosses',
  Government: 'dashes',
  Exploration: 'bricks',
  Licensing: 'dashes',
  Contracts: 'waves',
  Rebranding: 'slants',
  Current: 'dots',
}

/** The signatures of rock that geologists draw, once a page. */
export function LayerPatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs fill="#fff">
        <pattern id="layer-dots" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0" />
        </pattern>
        <pattern
          id="layer-slants"
          width="11"
          height="11"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <path d="M0 0h1.5v11H0z" />
        </pattern>
        <pattern id="layer-dashes" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M2 3h13v1.6H2zM15 10h9v1.6h-9z" />
        </pattern>
        <pattern id="layer-bricks" width="30" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0h30v1.5H0zM0 12h30v1.5H0zM4 0h1.5v12H4zM19 12h1.5v12H19z" />
        </pattern>
        <pattern id="layer-crosses" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M2 5h7v1.5H2zM4.8 2h1.5v7.5H4.8zM12 15h7v1.5h-7zM14.8 12h1.5v7.5h-1.5z" />
        </pattern>
        <pattern id="layer-waves" width="32" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6q8-6 16 0t16 0" fill="none" stroke="#fff" strokeWidth="1.5" />
        </pattern>
      </defs>
    </svg>
  )
}

type LayerProps = {
  layer: CoreLayer<TimelineEntry>
  /** Where the text stands on wide screens; on small ones it stands right of the core. */
  side: 'left' | 'right'
}

const sides = {
  left: 'lg:col-start-1 lg:ml-0 lg:pr-14 lg:pl-0',
  right: 'lg:col-start-3 lg:ml-0 lg:pl-14',
} as const

/** One year of the core (spec 2.12): its layer in the category's colour and pattern, its text, the empty years below. */
function Layer({ layer, side }: LayerProps) {
  const { entry, row, quiet } = layer
  const { year, title, description, category, placeholderId } = entry
  return (
    <li
      id={`y${year}`}
      data-category={category}
      data-placeholder={placeholderId}
      style={{ gridRow: `${row} / span ${quiet.length + 1}` }}
      className="timeline-layer relative lg:grid lg:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]"
    >
      <div className="relative lg:contents">
        <svg
          viewBox="0 0 96 190"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="core-column top-0 z-1 h-full overflow-visible lg:h-(--core-year)"
        >
          <path d="M0 0C22 9 74 9 96 0V190C74 199 22 199 0 190Z" fill="var(--layer)" />
        </svg>
        <svg
          aria-hidden="true"
          className="core-column top-1.75 z-2 h-full opacity-35 lg:h-(--core-year)"
        >
          <rect width="100%" height="100%" fill={`url(#layer-${layerPattern[category]})`} />
        </svg>
        <div
          className={classes(
            'ml-7 grid grid-cols-[1fr_auto] content-start border-t-2 border-(--layer) pt-4 pb-8 pl-6',
            'lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:pt-3 lg:pb-0',
            sides[side],
          )}
        >
          <div className="numeral hang-5 text-figure text-(--layer) lg:text-h2">{year}</div>
          <p
            className={classes(
              'mt-1 self-start rounded-control bg-(--layer) px-2.5 lg:justify-self-start',
              'py-1.25 text-label font-semibold text-white',
              'print:bg-transparent print:px-0 print:text-(--layer)',
            )}
          >
            {category}
          </p>
          <div className="col-span-full lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {title && <h3 className="max-lg:mt-3.5">{title}</h3>}
            {description && <p className="mt-2 lg:mt-1 measure-44 text-ink-soft">{description}</p>}
          </div>
        </div>
      </div>
      {quiet.length > 0 && (
        <p
          aria-hidden="true"
          className={classes(
            'grid auto-rows-[1.75rem] text-small font-medium text-ink-soft',
            'lg:core-column lg:top-(--core-year) lg:auto-rows-(--core-year)',
          )}
        >
          {quiet.map((empty) => (
            <span key={empty} className="quiet-year">
              {empty}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

type CorePieceProps = {
  piece: Piece<TimelineEntry>
  /** How many layers stand above this piece: entries alternate through the whole core. */
  layersBefore: number
}

/** An unbroken piece of the core with the entries beside it. */
export function CorePiece({ piece, layersBefore }: CorePieceProps) {
  const { firstYear, lastYear, layers } = piece
  return (
    <section className="wrap bg-paper">
      <h2 className="sr-only">
        {firstYear} to {lastYear}
      </h2>
      <ol className="core-rows relative lg:grid">
        <li aria-hidden="true" className="core-column inset-y-0 border-x border-line-strong" />
        {layers.map((layer, index) => (
          <Layer
            key={layer.entry.year}
            layer={layer}
            side={(layersBefore + index) % 2 === 0 ? 'left' : 'right'}
          />
        ))}
      </ol>
    </section>
  )
}

type FutureAheadProps = {
  year: number
  future: PageTexts['/historical']['future']
  picture: LibraryPicture
}

/** The block after the last year (spec 2.12): what is planned, each with a year and a number. */
export function FutureAhead({ year, future, picture }: FutureAheadProps) {
  return (
    <PictureSection
      id="future"
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '37rem' },
        { from: '48rem', width: '100vw', height: '110vw' },
        { width: '100vw', height: '110vw', crop: 'portrait' },
      ]}
      scrims={['scrim-future']}
      className="pt-[87vw] lg:min-h-148 lg:pt-44"
      pictureClassName="absolute inset-x-0 top-0 h-[110vw] w-full lg:h-full"
    >
      <span aria-hidden="true" className="no-print core-column core-drill core-at-gutter" />
      <div className="wrap relative pb-16">
        <p className="numeral hang-5 text-figure-large tracking-giant sm:text-giant">{year}+</p>
        <div className="mt-7.5 grid items-end gap-x-col gap-y-8 lg:grid-cols-2">
          <div>
            <h2>The Future Ahead</h2>
            <p className="mt-3 measure-44 text-lead">{future.lead}</p>
          </div>
          <dl className="divide-y divide-white/60 border-y border-white/60">
            {future.targets.map((target) => (
              <div
                key={target.year}
                className="grid grid-cols-[5.25rem_1fr] items-baseline gap-x-4 gap-y-1 py-3.5 lg:grid-cols-[6.875rem_1fr_auto]"
              >
                <dt className="text-h3 leading-none font-semibold tracking-tight font-stretch-118%">
                  {target.year}
                </dt>
                <dd>{target.text}</dd>
                <dd className="col-start-2 lg:col-start-3">
                  <a href={target.href} className="underline underline-offset-5">
                    {target.label}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PictureSection>
  )
}

type YearScaleProps = {
  /** The years of the timeline. */
  years: readonly number[]
  /** Where the scale begins, and where it ends. */
  firstYear: number
  futureYear: number
  className?: string
  /** Content above the scale. */
  children?: React.ReactNode
}

/** The timeline's years, to scale: one mark is one year. A year leads to its layer (spec 2.12). */
export function YearScale({
  years,
  firstYear,
  futureYear,
  className = '',
  children,
}: YearScaleProps) {
  const steps = futureYear - firstYear
  const place = (year: number) => `${((year - firstYear) / steps) * 100}%`
  return (
    <nav aria-label="Years" className={`no-print ${className}`}>
      {children}
      <ol
        style={{ backgroundSize: `${100 / steps}% 7px` }}
        className={classes(
          'year-ruler grid grid-cols-4 gap-x-3',
          'lg:relative lg:mr-13 lg:block lg:h-18 lg:border-t lg:border-line-night-strong',
        )}
      >
        {years.map((year, index) => (
          <li key={year} className="lg:absolute lg:top-0" style={{ left: place(year) }}>
            <Year href={`/historical#y${year}`} low={isLow(years, index)}>
              {year}
            </Year>
          </li>
        ))}
        <li className="lg:absolute lg:top-0" style={{ left: place(futureYear) }}>
          <Year href="/historical#future" lamp>
            {futureYear}+
          </Year>
        </li>
      </ol>
    </nav>
  )
}

/** Every second one of years that follow each other. */
function isLow(years: readonly number[], index: number): boolean {
  const [before, year] = [years[index - 1], years[index]]
  return before !== undefined && before + 1 === year && !isLow(years, index - 1)
}

type YearProps = {
  href: string
  /** Stands one line lower, beside a neighbour of the year before. */
  low?: boolean
  lamp?: boolean
  children: React.ReactNode
}

function Year({ href, low = false, lamp = false, children }: YearProps) {
  return (
    <a href={href} data-low={low || undefined} data-lamp={lamp || undefined} className="year-mark">
      {children}
    </a>
  )
}

type YearsAheadProps = {
  years: readonly number[]
  words: string
  /** Where the words stand on wide screens: across from the last entry. */
  side: LayerProps['side']
}

/** The years between the last entry and the future: numbered, and dashed. */
export function YearsAhead({ years, words, side }: YearsAheadProps) {
  return (
    <div className="relative flex h-28 lg:h-36">
      <p
        aria-hidden="true"
        className={classes(
          'core-column core-years core-at-gutter divide-y divide-dashed divide-line-strong',
          'border-x-2 border-dashed border-line-strong text-ink-soft',
        )}
      >
        {years.map((year) => (
          <span key={year} className="grid items-center lg:justify-items-center">
            <span className="max-lg:ml-12.5 max-lg:w-max">{year}</span>
          </span>
        ))}
      </p>
      <p
        className={classes(
          'display my-auto ml-[calc(var(--spacing-gutter)+7rem)] text-h4',
          side === 'left' ? 'lg:mr-[calc(50%+6.5rem)] lg:ml-auto' : 'lg:ml-[calc(50%+6.5rem)]',
        )}
      >
        {words}
      </p>
    </div>
  )
}
