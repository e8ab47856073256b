import {
  type Collection,
  type ComponentSchema,
  type Config,
  fields,
  type Singleton,
} from '@keystatic/core'
import { z } from 'zod'
import { contentFiles, idOf } from '../content/model/content-files.ts'
import { id } from '../content/model/fields.ts'
import { pageKey, pageOf } from '../content/model/open-items.ts'
import { slugOf } from '../content/model/slug.ts'
import type { Source } from '../content/model/source.ts'
import { pageSources, sources } from '../content/model/sources.ts'
import { filled } from '../content/model/tokens.ts'
import { bare, labelOf } from './field-meta.ts'
import { fieldsOf } from './fields.ts'
import { markdownField } from './markdown-field.ts'
import { textRules } from './text-field.ts'

type Key = keyof typeof sources

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
    [
      'Legal pages',
      contentFiles('legal', '.md').map((file) =>
        singleForm(`legal-${idOf(file)}`, labelOf(idOf(file)), file, sources.legal),
      ),
    ],
    [
      'Texts of the pages',
      Object.entries(pageSources).map(([path, source]) => {
        const name = path === '/' ? 'Home' : labelOf(path.slice(1).replaceAll('/', ': '))
        return singleForm(pageKey(path), `${name} page`, source.name, source)
      }),
    ],
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
  if (!source) return undefined
  const { name, holds } = source
  if (holds === 'one record') return singleForm(key, label, name, source)
  const [slugField, schema] = fieldsWithFileName(shapeOf(source))
  // Keystatic puts the file's name where braces say so.
  const previewUrl = pageOf({ file: `${name}/{slug}.yaml`, data: {} }, [])
  const path = `${name}/*` as const
  return { key, collection: { label, slugField, path, previewUrl, ...layoutOf(source, schema) } }
}

/** The form of a file of which there is one. */
function singleForm(key: string, label: string, file: string, source: Source<unknown>): Form {
  const path = file.replace(/\.\w+$/, '')
  const previewUrl = pageOf({ file, data: {} }, [])
  const schema = fieldsOf(shapeOf(source))
  return { key, singleton: { label, path, previewUrl, ...layoutOf(source, schema) } }
}

/** An article has its text beside the other fields; on phones it comes behind title and excerpt. */
function layoutOf({ holds }: Source<unknown>, schema: Fields) {
  if (holds !== 'articles') return { format: 'yaml', schema } as const
  const { title, excerpt, ...others } = schema
  const body = markdownField('Text', braces)
  return {
    format: { contentField: 'body' },
    entryLayout: 'content',
    schema: { ...(title && { title }), ...(excerpt && { excerpt }), body, ...others },
  } as const
}

/** The fields of a record whose file is named after one of its texts, or after nothing in it. */
function fieldsWithFileName(shape: z.core.$ZodShape): [string, Fields] {
  const all = fieldsOf(shape)
  const key = ['title', 'name', 'projectName'].find((name) => name in shape)
  const schema = key && shape[key]
  const { pattern } = textRules(bare(id.meta({ label: 'File name' })), 'id')
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
