import { FigureParts } from '#app/components/figure-parts.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SectionHead } from './section-head.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Section = ShownSectionOf<'projects'>

/** Featured projects or assets (spec 2.11): in columns under a picture, or ruled with bars to scale. */
export function Projects({ section }: { section: Section }) {
  const { above, items } = section
  const max = Math.max(...items.map(({ figure }) => figure?.value ?? 0))
  return (
    <section className="bg-surface pb-section">
      {above && (
        <Picture
          picture={above.picture}
          alt={above.picture.alt}
          boxes={[
            { from: '64rem', width: '100vw', height: '44vw' },
            { width: '100vw', height: '70vw' },
          ]}
          className="h-[70vw] w-full object-cover lg:h-[min(44vw,680px)]"
        />
      )}
      <div id="featured" className="wrap pt-section">
        <SectionHead {...section} />
        <ul
          className={
            above
              ? 'grid gap-x-col gap-y-8 lg:grid-cols-3 print:grid-cols-3'
              : 'border-b border-line-strong'
          }
        >
          {items.map((item) =>
            above ? (
              <Column key={item.title} item={item} />
            ) : (
              <Row key={item.title} item={item} max={max} />
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

type Item = Section['items'][number]

function Column({ item: { title, place, text, figure } }: { item: Item }) {
  return (
    <li className="flex flex-col border-t-2 border-ink pt-5">
      <p className="text-small font-semibold text-ink-soft">{place}</p>
      <h3 className="mt-1.5 lg:min-h-[2.24em]">{title}</h3>
      {figure && (
        <>
          <p className="mt-4 hang-4 lg:mt-7 text-h2 numeral text-accent">
            <FigureParts {...figure} />
          </p>
          <p className="mt-2.5 text-small font-semibold">{figure.label}</p>
        </>
      )}
      <p className="mt-3.5 measure-38 text-ink-soft">{text}</p>
    </li>
  )
}

function Row({ item: { title, place, text, figure }, max }: { item: Item; max: number }) {
  return (
    <li className="relative grid items-end gap-x-col gap-y-3 border-t border-line-strong pt-7 pb-9 lg:split-7/12">
      {figure && (
        <span
          className="absolute -top-px left-0 h-2 bg-accent no-print"
          style={{ width: `${(figure.value / max) * 100}%` }}
          aria-hidden="true"
        />
      )}
      <p className="numeral hang-4 text-figure-large max-lg:text-figure max-lg:empty:hidden">
        {figure && <FigureParts {...figure} />}
      </p>
      <div>
        <h3>{title}</h3>
        <p className="mt-1 font-semibold text-accent-field">{place}</p>
        <p className="mt-3 measure-48 text-ink-soft">{text}</p>
      </div>
    </li>
  )
}
