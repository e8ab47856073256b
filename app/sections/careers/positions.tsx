import { SectionHeading } from '#app/components/section-heading.tsx'
import type { CareersContent } from '#app/page-content/careers.ts'
import { FilterBar } from './filter-bar.tsx'
import { PositionList } from './position-list.tsx'

type Props = Pick<CareersContent, 'openings' | 'filters'> & {
  text: CareersContent['page']['positions']
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
