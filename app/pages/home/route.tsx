import { ChainStrip } from '#app/components/chain/chain-strip.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { phones } from '#content/contact.ts'
import { expertise, partnerKinds } from '#content/expertise.ts'
import { fact, formatFigure, headlineFactIds, withFigures } from '#content/figures.ts'
import { articles } from '#content/news.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { slides } from '#content/slides.ts'
import { companies, homeUnitIds, subsidiaries } from '#content/subsidiaries.ts'
import { habits } from '#content/values.ts'
import type { Route } from './+types/route'
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

export function loader() {
  return {
    page: pages['/'],
    slides: withFigures(slides).map((slide) => ({
      ...slide,
      picture: libraryPicture(slide.picture),
    })),
    years: formatFigure(fact('years-of-experience')),
    chain: subsidiaries.map(({ id, name, stretch }) => ({ id, name, stretch })),
    units: companies(homeUnitIds).map(({ id, name, logo, trade, description }) => ({
      id,
      name,
      logo,
      trade,
      description,
    })),
    services,
    habits: withFigures(habits),
    figures: headlineFactIds.map(fact),
    expertise: expertise.map(({ companies: ids, ...area }) => ({
      ...area,
      companies: companies(ids).map(({ id, name }) => ({ id, name })),
    })),
    news: withFigures(articles()).map(({ image, ...article }) => ({
      ...article,
      picture: libraryPicture(image),
    })),
    partnerKinds,
    phone: phones[0],
    pictures: {
      services: libraryPicture('road-tanker'),
      expertise: libraryPicture('hero-power'),
      partners: libraryPicture('pipe-yard'),
      callToAction: libraryPicture('lagos-waterfront'),
    },
  }
}

export type HomeContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/' })

/** Home (spec 2.4). */
export default function Home({ loaderData: home }: Route.ComponentProps) {
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
