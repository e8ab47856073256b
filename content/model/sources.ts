import { companyPagesSchema, companySchema } from './company-schemas.ts'
import {
  accessibilityRunSchema,
  documentSchema,
  documentWordsSchema,
  legalFrontMatterSchema,
  retentionSchema,
} from './document-schemas.ts'
import { markdownSchema } from './fields.ts'
import { figuresSchema } from './figure-schemas.ts'
import {
  certificatesSchema,
  groupSchema,
  personSchema,
  qhsseSchema,
  sustainabilitySchema,
  timelineSchema,
} from './group-schemas.ts'
import {
  expertiseSchema,
  milestonesSchema,
  serviceAreasSchema,
  servicesSchema,
  slidesSchema,
  valuesSchema,
} from './home-schemas.ts'
import {
  articleBodySchema,
  briefBodySchema,
  caseStudySchema,
  newsFrontMatterSchema,
} from './news-schemas.ts'
import { type PagePath, type PageTexts, pageSchemas } from './page-schemas.ts'
import { markSchema, pictureSchema } from './picture-schemas.ts'
import { contactSchema, placesSchema } from './place-schemas.ts'
import { companyNames } from './references.ts'
import {
  chatSchema,
  formWordsSchema,
  navigationSchema,
  questionsSchema,
  searchSchema,
  siteSchema,
} from './site-schemas.ts'
import {
  markdownFolder,
  namedFiles,
  type Source,
  writtenFile,
  yamlFile,
  yamlFolder,
} from './source.ts'
import { careersSchema, vacancyPagesSchema, vacancySchema } from './vacancy-schemas.ts'

/** Every file of `content/`, each with its schema. */
export const sources = {
  figures: yamlFile('figures.yaml', figuresSchema),
  contact: yamlFile('contact.yaml', contactSchema),
  places: yamlFile('places.yaml', placesSchema),
  group: yamlFile('group.yaml', groupSchema),
  site: yamlFile('site.yaml', siteSchema),
  formWords: yamlFile('form-words.yaml', formWordsSchema),
  pictures: yamlFolder('pictures', pictureSchema),
  navigation: yamlFile('navigation.yaml', navigationSchema),
  search: yamlFile('search.yaml', searchSchema),
  slides: yamlFile('slides.yaml', slidesSchema),
  services: yamlFile('services.yaml', servicesSchema),
  serviceAreas: yamlFile('service-areas.yaml', serviceAreasSchema),
  expertise: yamlFile('expertise.yaml', expertiseSchema),
  values: yamlFile('values.yaml', valuesSchema),
  milestones: yamlFile('milestones.yaml', milestonesSchema),
  timeline: yamlFile('timeline.yaml', timelineSchema),
  sustainability: yamlFile('sustainability.yaml', sustainabilitySchema),
  qhsse: yamlFile('qhsse.yaml', qhsseSchema),
  certificates: yamlFile('certificates.yaml', certificatesSchema),
  retention: yamlFile('retention.yaml', retentionSchema),
  careers: yamlFile('careers.yaml', careersSchema),
  chat: yamlFile('chat.yaml', chatSchema),
  questions: yamlFile('questions.yaml', questionsSchema),
  companyPages: yamlFile('company-pages.yaml', companyPagesSchema),
  companies: yamlFolder('companies', companySchema),
  marks: namedFiles(markFiles, markSchema),
  people: yamlFolder('people', personSchema),
  caseStudies: yamlFolder('case-studies', caseStudySchema),
  vacancies: yamlFolder('vacancies', vacancySchema),
  vacancyPages: yamlFile('vacancy-pages.yaml', vacancyPagesSchema),
  documents: yamlFolder('documents', documentSchema),
  documentWords: yamlFile('document-words.yaml', documentWordsSchema),
  legal: markdownFolder('legal', legalFrontMatterSchema, () => markdownSchema),
  accessibilityRun: writtenFile('accessibility-run.yaml', accessibilityRunSchema),
  news: markdownFolder('news', newsFrontMatterSchema, ({ id }) =>
    id === undefined ? briefBodySchema : articleBodySchema,
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

/** The file of a page's texts: `/careers/apply` is `pages/careers-apply.yaml`. */
function pageFile(path: string): string {
  return `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.yaml`
}
