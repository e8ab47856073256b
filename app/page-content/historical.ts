import { corePieces, yearsBetween } from '#app/lib/core.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { pageText } from '#content/model/pages.ts'
import { futureYear, timeline } from '#content/model/timeline.ts'

export function historicalContent() {
  const entries = timeline
  const { scale, choose, ahead, future, ...page } = pageText('/historical')
  return {
    page,
    words: { scale, choose, ahead },
    future,
    pieces: corePieces(entries),
    years: entries.map(({ year }) => year),
    empty: yearsBetween(entries.at(-1)?.year ?? futureYear, futureYear),
    futureYear,
    pictures: {
      head: libraryPicture('seismic-layers'),
      gap: libraryPicture('land-rig'),
      future: libraryPicture('mini-grid-village'),
    },
  }
}

export type TimelineContent = ReturnType<typeof historicalContent>
