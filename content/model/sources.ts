import * as company from './company-schemas.ts'
import * as document from './document-schemas.ts'
import { markdownSchema } from './fields.ts'
import { figuresSchema } from './figure-schemas.ts'
import * as group from './group-schemas.ts'
import * as home from './home-schemas.ts'
import * as news from './news-schemas.ts'
import { type PagePath, type PageTexts, pageSchemas } from './page-schemas.ts'
import * as picture from './picture-schemas.ts'
import * as place from './place-schemas.ts'
import { companyNames } from './references.ts'
import { pageFile } from './site-pages.ts'
import * as site from './site-schemas.ts'
import {
  markdownFolder,
  namedFiles,
  type Source,
  writtenFile,
  yamlFile,
  yamlFolder,
} from './source.ts'
import * as vacancy from './vacancy-schemas.ts'

/** Every file of `content/`, each with its schema. */
export const sources = {
  figures: yamlFile('figures.yaml', figuresSchema),
  contact: yamlFile('contact.yaml', place.contactSchema),
  places: yamlFile('places.yaml', place.placesSchema),
  group: yamlFile('group.yaml', group.groupSchema),
  site: yamlFile('site.yaml', site.siteSchema),
  formWords: yamlFile('form-words.yaml', site.formWordsSchema),
  pictures: yamlFolder('pictures', picture.pictureSchema),
  navigation: yamlFile('navigation.yaml', site.navigationSchema),
  search: yamlFile('search.yaml', site.searchSchema),
  find: yamlFile('find.yaml', site.findSchema),
  slides: yamlFile('slides.yaml', home.slidesSchema),
  services: yamlFile('services.yaml', home.servicesSchema),
  serviceAreas: yamlFile('service-areas.yaml', home.serviceAreasSchema),
  expertise: yamlFile('expertise.yaml', home.expertiseSchema),
  values: yamlFile('values.yaml', home.valuesSchema),
  milestones: yamlFile('milestones.yaml', home.milestonesSchema),
  timeline: yamlFile('timeline.yaml', group.timelineSchema),
  sustainability: yamlFile('sustainability.yaml', group.sustainabilitySchema),
  qhsse: yamlFile('qhsse.yaml', group.qhsseSchema),
  certificates: yamlFile('certificates.yaml', group.certificatesSchema),
  retention: yamlFile('retention.yaml', document.retentionSchema),
  careers: yamlFile('careers.yaml', vacancy.careersSchema),
  letters: yamlFile('letters.yaml', vacancy.lettersSchema),
  chat: yamlFile('chat.yaml', site.chatSchema),
  questions: yamlFile('questions.yaml', site.questionsSchema),
  companyPages: yamlFile('company-pages.yaml', company.companyPagesSchema),
  companies: yamlFolder('companies', company.companySchema),
  marks: namedFiles(markFiles, picture.markSchema),
  people: yamlFolder('people', group.personSchema),
  caseStudies: yamlFolder('case-studies', news.caseStudySchema),
  vacancies: yamlFolder('vacancies', vacancy.vacancySchema),
  vacancyPages: yamlFile('vacancy-pages.yaml', vacancy.vacancyPagesSchema),
  documents: yamlFolder('documents', document.documentSchema),
  documentWords: yamlFile('document-words.yaml', document.documentWordsSchema),
  legal: markdownFolder('legal', document.legalFrontMatterSchema, () => markdownSchema),
  accessibilityRun: writtenFile('accessibility-run.yaml', document.accessibilityRunSchema),
  news: markdownFolder('news', news.newsFrontMatterSchema, ({ id }) =>
    id === undefined ? news.briefBodySchema : news.articleBodySchema,
  ),
}

/** The pages' own texts, by address (spec 2.1): a file each in `content/pages/`. */
export const pageSources = Object.fromEntries(
  Object.entries(pageSchemas).map(([path, schema]) => [path, yamlFile(pageFile(path), schema)]),
  // `Object.fromEntries` loses which address has which schema.
) as unknown as { [Path in PagePath]: Source<PageTexts[Path]> }

/** Where the marks' drawings are: the group's, and one for each company. */
function markFiles(): [string, string][] {
  return [
    ['group', 'group/mark.svg'],
    ...companyNames().map((id): [string, string] => [id, `companies/${id}/mark.svg`]),
  ]
}
