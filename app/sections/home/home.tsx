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
export function Home({ page, pictures, ...home }: HomeContent) {
  return (
    <>
      <h1 className="sr-only">{page.heading}</h1>
      <Hero slides={home.slides} />
      <AboutBlock years={home.years} text={page.about} />
      <ChainStrip {...home.chain} text={page.chain} />
      <BusinessUnits units={home.units} text={page.units} />
      <OurServices {...page.services} services={home.services} picture={pictures.services} />
      <WhyChoose {...page.why} habits={home.habits} />
      <HeadlineFigures {...page.figures} figures={home.figures} figuresLink={home.figuresLink} />
      <IndustryExpertise {...page.expertise} areas={home.expertise} picture={pictures.expertise} />
      <LatestNews text={page.news} articles={home.news} />
      <Partners {...page.partners} {...home.partners} picture={pictures.partners} />
      <CallToAction {...page.callToAction} phone={home.phone} picture={pictures.callToAction} />
    </>
  )
}
