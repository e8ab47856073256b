import { SectionHeading } from '#app/components/section-heading.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { ListedOpening } from '#content/model/vacancies.ts'
import type { FilterRow } from '#content/model/vacancy-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { PositionList } from './position-list.tsx'

type Props = {
  text: PageTexts['/careers']['positions']
  openings: readonly ListedOpening[]
  filters: readonly FilterRow[]
}

/** The openings (spec 2.8, anchor `#positions`), ruled from edge to edge. */
export function Positions({ text, openings, filters }: Props) {
  return (
    <section id="positions" className="pt-section">
      <div className="wrap mb-9 lg:mb-14">
        <div className="heading-row">
          <SectionHeading name={text.name} look="chapter">
            {text.heading}
          </SectionHeading>
          <p className="text-lead">
            {text.lead} <a href="/careers/apply">{text.link}</a>
          </p>
        </div>
        <FilterBar rows={filters} />
      </div>
      <PositionList text={text} openings={openings} />
    </section>
  )
}
