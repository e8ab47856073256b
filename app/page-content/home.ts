import { libraryPicture } from '#app/page-content/picture-library.ts'
import { phones } from '#content/contact.ts'
import { expertise, partnerKinds } from '#content/expertise.ts'
import { fact, figureParts, headlineFactIds, withFigures } from '#content/figures.ts'
import { articles } from '#content/news.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services.ts'
import { slides } from '#content/slides.ts'
import { companies, homeUnitIds, subsidiaries } from '#content/subsidiaries.ts'
import { habits } from '#content/values.ts'
import { allNews } from './all-news.ts'

/** How many of the news Home shows (spec 2.4.7). */
const newsTeasers = 3

export function homeContent() {
  return {
    page: pages['/'],
    slides: withFigures(slides).map((slide) => ({
      ...slide,
      picture: libraryPicture(slide.picture),
    })),
    years: figureParts(fact('years-of-experience')),
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
    news: withFigures(articles(allNews()).slice(0, newsTeasers)).map(({ image, ...article }) => ({
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

export type HomeContent = ReturnType<typeof homeContent>
