import { PaperHead } from '#app/components/page-head.tsx'
import type { FilteredContent } from '#app/page-content/careers-filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { PositionList } from './position-list.tsx'

/** The openings of one place or department (spec 2.16). */
export function FilteredOpenings({ page, trail, filters, positions, openings }: FilteredContent) {
  return (
    <>
      <PaperHead {...page} trail={trail} />
      <div id="positions" className="pb-section">
        <div className="wrap mb-9 lg:mb-14">
          <FilterBar rows={filters} />
        </div>
        <PositionList text={positions} openings={openings} level="h2" />
      </div>
    </>
  )
}
