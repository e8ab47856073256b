import { z } from 'zod'
import { contentFiles, idOf } from '../../content/model/content-files.ts'
import type { Source } from '../../content/model/source.ts'
import { pageSources, sources } from '../../content/model/sources.ts'
import { bare, labelOf } from './field-names.ts'

/** Records of `content/` that are edited in one form. */
export type Kind = {
  /** `news`, `pages/about`: the address of its records' forms begins with it. */
  key: string
  /** What people call it. */
  label: string
  section: string
  /** The file of its only record, from `content/`; or the folder of its records, to which some can be added. */
  path: string
  isList: boolean
  isArticle: boolean
  shape: z.core.$ZodShape
  schema: z.ZodType
}

type Key = keyof typeof sources

/** What stands in `content/`, by what people come to do, with its name at the desk. */
const menu: Readonly<Record<string, Partial<Record<Key, string>>>> = {
  'News and openings': {
    news: 'News',
    vacancies: 'Openings',
    careers: 'Applications in general',
    letters: 'Letters to applicants',
  },
  'People and companies': {
    people: 'People',
    companies: 'Companies',
    group: 'Name and networks',
    values: 'Values',
  },
  'Figures and contact': {
    figures: 'Figures',
    contact: 'Contact, offices and hours',
    places: 'Places on the map',
    milestones: 'Milestones',
    timeline: 'Historical timeline',
    caseStudies: 'Case studies',
    certificates: 'Certificates',
    qhsse: 'QHSSE: duties and indicators',
    sustainability: 'Sustainability: charts and risks',
    questions: 'Questions to the owner',
  },
  'Pictures and documents': {
    pictures: 'Pictures',
    documents: 'Documents to download',
    documentWords: 'Words of the documents',
  },
  'Parts of several pages': {
    slides: 'Slides of Home',
    services: 'Service cards of Home',
    expertise: 'Expertise and partners',
    serviceAreas: 'Kinds of work',
    navigation: 'Menus and footer links',
    search: 'Search: suggestions and words',
    find: 'Search and assistant: what people say',
    chat: 'Assistant',
    site: 'On every page',
    formWords: 'Words of the forms',
    companyPages: 'Words of the company pages',
    vacancyPages: 'Words of the pages of openings',
    retention: 'How long messages are kept',
  },
}

const withSchema = new Map<string, Source<unknown>>(
  Object.entries(sources).flatMap(([key, source]) => ('schema' in source ? [[key, source]] : [])),
)

/** Every kind, in the order of the menu. */
export const kinds: readonly Kind[] = [
  ...Object.entries(menu).flatMap(([section, labels]) =>
    Object.entries(labels).flatMap(([key, label]) => {
      const source = withSchema.get(key)
      return source ? kindOf(section, label, source) : []
    }),
  ),
  ...contentFiles('legal', '.md').map((file) =>
    kindOf('Legal pages', labelOf(idOf(file)), sources.legal, file),
  ),
  ...Object.entries(pageSources).map(([path, source]) => {
    const name = path === '/' ? 'Home' : labelOf(path.slice(1).replaceAll('/', ': '))
    return kindOf('Texts of the pages', `${name} page`, source)
  }),
]

/** @param file of a kind whose records are fixed, each with a name of its own in the menu */
function kindOf(section: string, label: string, source: Source<unknown>, file?: string): Kind {
  const { schema } = source
  const object = bare(schema).schema
  const path = file ?? source.name
  if (!(object instanceof z.ZodObject))
    throw new Error(`content/${path}: a form can only show a record, not ${object._zod.def.type}`)
  return {
    key: path.replace(/\.\w+$/, ''),
    label,
    section,
    path,
    isList: !file && source.holds !== 'one record',
    isArticle: source.holds === 'articles',
    shape: object.shape,
    schema,
  }
}

/** The file of a record of a list, from `content/`, by the name in its address. */
export const fileOf = ({ path, isArticle }: Kind, name: string): string =>
  `${path}/${name}.${isArticle ? 'md' : 'yaml'}`

/** The kind of a list with that key, to which records can be added. */
export const listOf = (key: string): Kind | undefined =>
  kinds.find((kind) => kind.isList && kind.key === key)

/** The key of the text, such as `title`, after which the file of a new record is named. */
export function namingField({ shape }: Kind): string | undefined {
  return ['title', 'name', 'projectName'].find((name) => name in shape)
}
