import { Crumbs } from '#app/components/crumbs.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Drawing } from '#app/map/draw-map.ts'
import type { Shapes } from '#app/map/shapes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapShapes } from './map-shapes.tsx'

type Props = {
  page: PageTexts['/where-we-work']
  shapes: Shapes
  drawings: readonly Drawing[]
}

/** What each drawing shows. */
const views = {
  small: 'near',
  'small-far': 'far',
  medium: 'near',
  'medium-far': 'far',
  large: 'whole',
  wide: 'whole',
} as const

/** The first screen: the map, and in large windows the title in its open water. */
export function MapHead({ page, shapes, drawings }: Props) {
  const { heading, introduction, map } = page
  return (
    <section
      className={classes(
        'on-dark relative isolate overflow-hidden bg-night pt-36 text-white',
        'nav:flex nav:min-h-192 nav:flex-col nav:justify-end nav:pt-110',
        'wide:min-h-224 wide:pt-128',
      )}
    >
      <MapShapes {...shapes} />
      <div className="wrap relative z-1 pb-8 nav:pb-14">
        <Crumbs here={heading} className="mb-5" />
        <h1 className="hang-4 nav:measure-8">{heading}</h1>
        <p className="mt-5 measure-60 text-lead nav:max-w-88 wide:max-w-108">{introduction}</p>
      </div>
      <figure className="nav:absolute nav:inset-0">
        {drawings.map((drawing) => (
          <MapDrawing key={drawing.id} drawing={drawing} title={map[views[drawing.id]]} />
        ))}
        <figcaption
          className={classes(
            'wrap grid-12 py-5 text-small text-on-night-soft',
            'nav:absolute nav:inset-x-0 nav:bottom-14 nav:py-0',
          )}
        >
          <p className="col-span-full measure-60 text-balance nav:col-start-10">{map.note}</p>
        </figcaption>
      </figure>
    </section>
  )
}
