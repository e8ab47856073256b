import { ChainStrip } from '#app/components/chain/chain-strip.tsx'
import type { HomeContent } from '#app/page-content/home.ts'
import { AboutBlock } from './about-block.tsx'
import { BusinessUnits } from './business-units.tsx'
import { CallToAction } from './call-to-action.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { Hero } from './hero/hero.tsx'
import { IndustryExpertise } from './industry-expertise.tsx'
import { LatestNews } from './latest-news.tsx'
import { OurServices } from './our-services.tsx'
import { Partners } from './partners.tsx'
import { WhyChoose } from './why-choose.tsx'

/** Home (spec 2.4). */
export function Home(home: HomeContent) {
  return (
    <>
      <h1 className="sr-only">{home.page.heading}</h1>
      <Hero slides={home.slides} />
      <AboutBlock years={home.years} />
      <ChainStrip companies={home.chain} />
      <BusinessUnits units={home.units} />
      <OurServices services={home.services} picture={home.pictures.services} />
      <WhyChoose habits={home.habits} />
      <HeadlineFigures figures={home.figures} />
      <IndustryExpertise areas={home.expertise} picture={home.pictures.expertise} />
      <LatestNews articles={home.news} />
      <Partners kinds={home.partnerKinds} picture={home.pictures.partners} />
      <CallToAction phone={home.phone} picture={home.pictures.callToAction} />
    </>
  )
}
