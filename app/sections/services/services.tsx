import { NightHead } from '#app/components/page-head.tsx'
import type { ServicesContent } from '#app/page-content/services.ts'
import { Acquisition } from './acquisition.tsx'
import { AlsoAskedFor } from './also-asked-for.tsx'
import { Analytics } from './analytics.tsx'
import { Midstream } from './midstream.tsx'
import { PageIndex } from './page-index.tsx'
import { PicturedArea } from './pictured-area.tsx'

/** Services (spec 2.6): five areas beside their index, then what else clients ask for. */
export function Services(content: ServicesContent) {
  const { page, index, exploration, epc, midstream, acquisition, analytics, further } = content
  return (
    <>
      <NightHead {...page} />
      <div className="lg:grid lg:grid-cols-[--spacing(62)_minmax(0,1fr)] lg:pl-bleed">
        <PageIndex entries={index} />
        <div className="lg:pl-[clamp(0px,3vw,3rem)]">
          <PicturedArea id="exploration" area={exploration} />
          <PicturedArea id="epc" area={epc} />
          <Midstream area={midstream} />
          <Acquisition area={acquisition} />
          <Analytics area={analytics} />
        </div>
      </div>
      <AlsoAskedFor services={further} />
    </>
  )
}
