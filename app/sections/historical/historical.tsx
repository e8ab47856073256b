import { SideHead } from '#app/components/side-head.tsx'
import type { TimelineContent } from '#app/page-content/historical.ts'
import { CoreGap } from './core-gap.tsx'
import { CorePiece } from './core-piece.tsx'
import { FutureAhead } from './future-ahead.tsx'
import { LayerPatterns } from './layer-patterns.tsx'
import { YearScale } from './year-scale.tsx'
import { YearsAhead } from './years-ahead.tsx'

/** The Historical Timeline (spec 2.12), drawn as a core sample: one year is one row. */
export function Historical(content: TimelineContent) {
  const { page, words, pieces, years, empty, futureYear, future, pictures } = content
  return (
    <>
      <LayerPatterns />
      <SideHead
        {...page}
        trail={[{ label: 'Projects', href: '/projects' }]}
        picture={pictures.head}
        look="screen"
      >
        <YearScale
          years={years}
          firstYear={years[0] ?? futureYear}
          futureYear={futureYear}
          className="mt-auto pt-10 lg:pt-16"
        >
          <p className="mb-3 text-label text-on-night-soft lg:mb-8.5">
            <span className="max-lg:hidden">{words.scale}</span> {words.choose}
          </p>
        </YearScale>
      </SideHead>
      <div aria-hidden="true" className="relative h-14 lg:h-24">
        <span className="core-column inset-y-0 core-at-gutter border-x border-line-strong" />
      </div>
      {pieces.map((piece, index) => (
        <CorePiece
          key={piece.firstYear}
          piece={piece}
          // Left and right go on where the piece above ended.
          layersBefore={pieces.slice(0, index).reduce((sum, { layers }) => sum + layers.length, 0)}
        >
          {piece.gap.length > 0 && <CoreGap years={piece.gap} picture={pictures.gap} />}
        </CorePiece>
      ))}
      <YearsAhead years={empty} words={words.ahead} />
      <FutureAhead year={futureYear} future={future} picture={pictures.future} />
    </>
  )
}
