import { ClosingLinks } from '#app/components/closing-band.tsx'
import type { WhereWeWorkContent } from '#app/page-content/where-we-work.ts'
import { Counted } from './counted.tsx'
import { MapHead } from './map-head.tsx'
import { PlaceList } from './place-list.tsx'

/** Where we work (spec 2.17). */
export function WhereWeWork({ page, shapes, drawings, groups, counted }: WhereWeWorkContent) {
  return (
    <>
      <MapHead page={page} shapes={shapes} drawings={drawings} />
      <PlaceList text={page.list} groups={groups} shapes={shapes} />
      <Counted text={page.counted} counted={counted} />
      <ClosingLinks {...page.closing} />
    </>
  )
}
