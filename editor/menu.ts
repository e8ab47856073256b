import type { pageSchemas } from '../content/model/page-schemas.ts'
import type { sources } from '../content/model/sources.ts'

type Key = keyof typeof sources | keyof typeof pageSchemas

/** The editor's menu: what stands in `content/`, by who would look for it, with its name there. */
export const menu: Readonly<Record<string, Partial<Record<Key, string>>>> = {
  'News and openings': {
    news: 'News',
    vacancies: 'Openings',
    careers: 'Applications in general',
  },
  'The group': {
    figures: 'Figures',
    companies: 'Companies',
    people: 'People',
    contact: 'Contact, offices and hours',
    places: 'Places on the map',
    group: 'Name and networks',
    values: 'Values',
    milestones: 'Milestones',
    timeline: 'Historical timeline',
    caseStudies: 'Case studies',
    certificates: 'Certificates',
    questions: 'Questions to the owner',
  },
  'What is shown where': {
    slides: 'Slides of Home',
    services: 'Service cards of Home',
    expertise: 'Expertise and partners',
    serviceAreas: 'Kinds of work',
    qhsse: 'QHSSE: duties and indicators',
    sustainability: 'Sustainability: charts and risks',
    navigation: 'Menus and footer links',
    search: 'Search: suggestions and words',
    chat: 'Assistant',
    pictures: 'Pictures',
    documents: 'Documents to download',
    site: 'On every page',
    formWords: 'Words of the forms',
    companyPages: 'Words of the company pages',
    vacancyPages: 'Words of the pages of openings',
    documentWords: 'Words of the documents',
    retention: 'How long messages are kept',
  },
}
