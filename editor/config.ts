import {
  type Collection,
  type ComponentSchema,
  type Config,
  fields,
  type Singleton,
} from '@keystatic/core'
import { z } from 'zod'
import { contentFiles, idOf } from '../content/model/content-files.ts'
import { pageKey, pageOf } from '../content/model/open-items.ts'
import type { pageSchemas } from '../content/model/page-schemas.ts'
import { slugOf } from '../content/model/slug.ts'
import type { Source } from '../content/model/source.ts'
import { pageSources, sources } from '../content/model/sources.ts'
import { filled } from '../content/model/tokens.ts'
import { bare, labelOf } from './field-meta.ts'
import { fieldsOf } from './fields.ts'
import { markdownField } from './markdown-field.ts'
import { textRules } from './text-field.ts'

type Key = keyof typeof sources | keyof typeof pageSchemas

/** What stands in `content/`, by what people come to do, with its name at the desk and in the editor. */
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
    chat: 'Assistant',
    site: 'On every page',
    formWords: 'Words of the forms',
    companyPages: 'Words of the company pages',
    vacancyPages: 'Words of the pages of openings',
    retention: 'How long messages are kept',
  },
}

/** What the editor's own menu holds at the desk, whose list of records (desk/content) leads to the rest. */
const short: readonly string[] = [
  'news',
  'vacancies',
  'people',
  'companies',
  'figures',
  'contact',
  'pictures',
  'documents',
] satisfies Key[]

type Fields = Record<string, ComponentSchema>
type Form = { key: string } & (
  | { collection: Collection<Fields, string> }
  | { singleton: Singleton<Fields> }
)

/** What stands in braces, explained once where texts are written. */
const braces = 'Figures and contact details stand in braces, such as {professionals} or {email}.'

/**
 * Every file of `content/` as a form, made from the schema that judges it.
 *
 * @param menuOf `desk` leaves out of the menu what its list of records leads to
 */
export function editorConfig(menuOf: 'desk' | 'all' = 'all'): Config {
  const withSchema = new Map<string, Source<unknown>>(
    Object.entries(sources).flatMap(([key, source]) => ('schema' in source ? [[key, source]] : [])),
  )
  const sections: [string, Form[]][] = [
    ...Object.entries(menu).map(([section, labels]): [string, Form[]] => [
      section,
      Object.entries(labels).flatMap(
        ([key, label]) => formOf(key, label, withSchema.get(key)) ?? [],
      ),
    ]),
    ['Legal pages', legalForms()],
    ['Texts of the pages', Object.entries(pageSources).map(pageForm)],
  ]
  const navigation = sections.map(([section, forms]): [string, string[]] => {
    const keys = forms.map(({ key }) => key)
    return [section, keys.filter((key) => menuOf === 'all' || short.includes(key))]
  })
  const forms = sections.flatMap(([, each]) => each)
  return {
    storage: { kind: 'local' },
    ui: {
      brand: { name: filled('{group}') },
      navigation: Object.fromEntries(navigation.filter(([, keys]) => keys.length > 0)),
    },
    collections: Object.fromEntries(
      forms.flatMap((form) => ('collection' in form ? [[form.key, form.collection]] : [])),
    ),
    singletons: Object.fromEntries(
      forms.flatMap((form) => ('singleton' in form ? [[form.key, form.singleton]] : [])),
    ),
  }
}

function shapeOf({ name, schema }: Source<unknown>): z.core.$ZodShape {
  const found = bare(schema).schema
  if (found instanceof z.ZodObject) return found.shape
  throw new Error(`content/${name}: the editor can only show a record, not ${found._zod.def.type}`)
}

function formOf(key: string, label: string, source?: Source<unknown>): Form | undefined {
  if (source?.holds === 'one record') return recordForm(key, label, source)
  if (!source) return undefined
  const { name } = source
  const [slugField, schema] = fieldsWithFileName(shapeOf(source))
  const body = markdownField('Text', braces)
  return {
    key,
    collection: {
      label,
      slugField,
      path: `${name}/*`,
      // Keystatic puts the file's name where braces say so.
      previewUrl: pageOf({ file: `${name}/{slug}.yaml`, data: {} }, []),
      ...(source.holds === 'articles'
        ? {
            format: { contentField: 'body' },
            entryLayout: 'content',
            // Where the text is not beside the other fields, as on phones, it comes among the first.
            schema: withBody(schema, body),
          }
        : { format: 'yaml', schema }),
    },
  }
}

/** The fields of an article with its text behind title and excerpt. */
function withBody({ title, excerpt, ...others }: Fields, body: ComponentSchema): Fields {
  return { ...(title && { title }), ...(excerpt && { excerpt }), body, ...others }
}

/** The fields of a record whose file is named after one of its texts, or after nothing in it. */
function fieldsWithFileName(shape: z.core.$ZodShape): [string, Fields] {
  const all = fieldsOf(shape)
  const key = ['title', 'name', 'projectName'].find((name) => name in shape)
  const schema = key && shape[key]
  const pattern = {
    regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    message: 'The file name may hold only small letters, digits and single hyphens.',
  }
  if (!key || !schema) {
    const fileName = fields.text({ label: 'File name', validation: { isRequired: true, pattern } })
    // Last: its refusal, which comes when the field is left, moves nothing that is about to be pressed.
    return ['fileName', { ...all, fileName }]
  }
  const field = bare(schema)
  const slug = fields.slug({
    name: {
      label: labelOf(key, field.meta),
      description: field.meta.hint,
      validation: textRules(field, key),
    },
    slug: { label: 'File name', generate: slugOf, validation: { pattern } },
  })
  return [key, { ...all, [key]: slug }]
}

/** The legal pages: each one a form, because there are these and no others. */
function legalForms(): Form[] {
  return contentFiles(sources.legal.name, '.md').map((file) => ({
    key: `legal-${idOf(file)}`,
    singleton: {
      label: labelOf(idOf(file)),
      path: file.replace(/\.md$/, ''),
      format: { contentField: 'body' },
      previewUrl: pageOf({ file, data: {} }, []),
      entryLayout: 'content',
      schema: { ...fieldsOf(shapeOf(sources.legal)), body: markdownField('Text', braces) },
    },
  }))
}

function recordForm(key: string, label: string, source: Source<unknown>): Form {
  const { name } = source
  return {
    key,
    singleton: {
      label,
      path: name.replace(/\.yaml$/, ''),
      format: 'yaml',
      previewUrl: pageOf({ file: name, data: {} }, []),
      schema: fieldsOf(shapeOf(source)),
    },
  }
}

function pageForm([path, source]: [string, Source<unknown>]): Form {
  const name = path === '/' ? 'Home' : labelOf(path.slice(1).replaceAll('/', ': '))
  return recordForm(pageKey(path), `${name} page`, source)
}
