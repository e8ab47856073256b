import { NightHead } from '#app/components/page-head.tsx'
import type { ServicesContent } from '#app/page-content/services.ts'
import { Acquisition } from './acquisition.tsx'
import { Analytics } from './analytics.tsx'
import { FurtherServices } from './further-services.tsx'
import { Midstream } from './midstream.tsx'
import { PageIndex } from './page-index.tsx'
import { PicturedArea } from './pictured-area.tsx'

/** Services (spec 2.6): five areas beside their index, then what else clients ask for. */
export function Services(content: ServicesContent) {
  const { text, index, exploration, epc, midstream, acquisition, analytics, further } = content
  const doneBy = text.companies
  return (
    <>
      <NightHead heading={text.heading} introduction={text.introduction} />
      <div className="lg:grid lg:page-index-columns lg:pl-bleed">
        <PageIndex name={text.index} entries={index} />
        <div>
          <PicturedArea id="exploration" area={exploration} doneBy={doneBy} />
          <PicturedArea id="epc" area={epc} doneBy={doneBy} />
          <Midstream area={midstream} doneBy={doneBy} />
          <Acquisition area={acquisition} doneBy={doneBy} />
          <Analytics area={analytics} doneBy={doneBy} forecast={text.forecast} />
        </div>
      </div>
      <FurtherServices heading={text.further.heading} services={further} />
    </>
  )
}
