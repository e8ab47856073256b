import { corePieces, yearsBetween } from '#app/lib/core.ts'
import { libraryPicture } from '#app/page-content/picture-library.ts'
import { fact, formatFigure, withFigures } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { futureYear, timeline } from '#content/timeline.ts'

export function historicalContent() {
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

export type TimelineContent = ReturnType<typeof historicalContent>
