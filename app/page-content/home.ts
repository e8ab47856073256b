import { chainContent } from '#app/page-content/chain.ts'
import { figuresLink } from '#app/page-content/figures-link.ts'
import { libraryPicture } from '#app/page-content/picture-library.ts'
import { receiptOf } from '#app/page-content/receipt.ts'
import { groupData } from '#app/structured-data/organizations.ts'
import { websiteData } from '#app/structured-data/website.ts'
import { companiesOf, homeCompanies } from '#content/model/companies.ts'
import { phones } from '#content/model/contact.ts'
import { expertise, partnerKinds, partnersAwait } from '#content/model/expertise.ts'
import { fact, factsOf, figureParts, headlineFactIds } from '#content/model/figures.ts'
import { articles } from '#content/model/news.ts'
import { pageText } from '#content/model/pages.ts'
import { services } from '#content/model/services.ts'
import { slides } from '#content/model/slides.ts'
import { habits } from '#content/model/values.ts'

/** How many of the news Home shows (spec 2.4.7). */
const newsTeasers = 3

export function homeContent() {
  return {
    page: pageText('/'),
    data: [websiteData(), groupData()],
    slides: slides.map((slide) => ({
      ...slide,
      picture: libraryPicture(slide.picture),
    })),
    years: figureParts(fact('years-of-experience')),
    chain: chainContent(),
    units: homeCompanies.map(({ id, name, logo, trade, description }) => ({
      id,
      name,
      logo,
      // "E & P" is one word.
      trade: trade.replaceAll(' & ', '\u00a0&\u00a0'),
      description,
    })),
    services,
    habits,
    figures: factsOf(headlineFactIds).map((figure) => ({
      ...figure,
      receipt: receiptOf(figure.id),
    })),
    figuresLink: figuresLink('years-of-experience'),
    expertise: expertise.map(({ companies: ids, ...area }) => ({
      ...area,
      companies: companiesOf(ids).map(({ id, name }) => ({ id, name })),
    })),
    news: articles()
      .slice(0, newsTeasers)
      .map(({ image, ...article }) => ({
        ...article,
        picture: libraryPicture(image),
      })),
    partners: { kinds: partnerKinds, awaits: partnersAwait },
    phone: phones[0],
    pictures: {
      services: libraryPicture('pipeline-crossing'),
      expertise: libraryPicture('hero-power'),
      partners: libraryPicture('pipe-yard'),
      callToAction: libraryPicture('lagos-waterfront'),
    },
  }
}

export type HomeContent = ReturnType<typeof homeContent>
