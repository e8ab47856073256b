import { libraryPicture } from '#app/components/picture-library.server.ts'
import { SideHead } from '#app/components/side-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { fact, formatFigure, withFigures } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { futureYear, timeline } from '#content/timeline.ts'
import type { Route } from './+types/route'
import { corePieces, yearsBetween } from './core.ts'
import { CoreGap } from './core-gap.tsx'
import { CorePiece } from './core-piece.tsx'
import { FutureAhead } from './future-ahead.tsx'
import { LayerPatterns } from './layer-patterns.tsx'
import { NotDrilled } from './not-drilled.tsx'
import { YearScale } from './year-scale.tsx'

export function loader() {
  const entries = withFigures(timeline).map(({ status, ...entry }) => entry)
  return {
    page: pages['/historical'],
    pieces: corePieces(entries),
    years: entries.map(({ year }) => year),
    empty: yearsBetween(entries.at(-1)?.year ?? futureYear, futureYear),
    futureYear,
    targets: [
      {
        year: formatFigure(fact('emissions-target-year')),
        text: `${formatFigure(fact('emissions-target'))} lower emissions`,
        to: '/news/1',
        label: 'How we count',
      },
      {
        year: formatFigure(fact('carbon-neutrality-year')),
        text: 'Carbon neutrality',
        to: '/sustainability#environment',
        label: 'The path',
      },
    ],
    pictures: {
      head: libraryPicture('seismic-layers'),
      gap: libraryPicture('land-rig'),
      future: libraryPicture('hero-renewables'),
    },
  }
}

export type TimelineContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/historical' })

/** The Historical Timeline (spec 2.12), drawn as a core sample: one year is one row. */
export default function Historical({ loaderData }: Route.ComponentProps) {
  const { page, pieces, years, empty, futureYear, targets, pictures } = loaderData
  return (
    <>
      <LayerPatterns />
      <SideHead
        {...page}
        trail={[{ label: 'Projects', href: '/projects' }]}
        picture={pictures.head}
        look="screen"
      >
        <YearScale years={years} futureYear={futureYear} />
      </SideHead>
      <div aria-hidden="true" className="relative h-14 lg:h-24">
        <span className="core-column inset-y-0 [--core-left:var(--spacing-gutter)] border-x border-line-strong" />
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
      <NotDrilled years={empty} />
      <FutureAhead year={futureYear} targets={targets} picture={pictures.future} />
    </>
  )
}
