import type { CorePiece as Piece } from '#app/lib/core.ts'
import type { TimelineEntry } from '#content/model/group-schemas.ts'
import { Layer } from './layer.tsx'

type Props = {
  piece: Piece<TimelineEntry>
  /** How many layers stand above this piece: entries alternate through the whole core. */
  layersBefore: number
}

/** An unbroken piece of the core with the entries beside it. */
export function CorePiece({ piece, layersBefore }: Props) {
  const { firstYear, lastYear, layers } = piece
  return (
    <section className="wrap bg-paper">
      <h2 className="sr-only">
        {firstYear} to {lastYear}
      </h2>
      <ol className="relative auto-rows-[11.875rem] lg:grid">
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
