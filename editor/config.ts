import {
  type Collection,
  type ComponentSchema,
  type Config,
  fields,
  type Singleton,
} from '@keystatic/core'
import { z } from 'zod'
import { contentFiles, idOf } from '../content/model/content-files.ts'
import { pageKey } from '../content/model/open-items.ts'
import { slugOf } from '../content/model/slug.ts'
import type { Source } from '../content/model/source.ts'
import { pageSources, sources } from '../content/model/sources.ts'
import { filled } from '../content/model/tokens.ts'
import { bare, hintOf, labelOf } from './field-meta.ts'
import { fieldsOf } from './fields.ts'
import { markdownField } from './markdown-field.ts'
import { menu } from './menu.ts'
import { textRules } from './text-field.ts'

type Fields = Record<string, ComponentSchema>
type Form = { key: string; section: string } & (
  | { collection: Collection<Fields, string> }
  | { singleton: Singleton<Fields> }
)

/** What stands in braces, explained once where texts are written. */
const braces = 'Figures and contact details stand in braces, such as {professionals} or {email}.'

/** Every file of `content/` as a form, made from the schema that judges it. */
export function editorConfig(): Config {
  const forms = [
    ...Object.entries(sources).flatMap(([key, source]) =>
      // The marks are files of their companies.
      !('schema' in source) ? [] : key === 'legal' ? legalForms(source) : formOf(key, source),
    ),
    ...Object.entries(pageSources).map(([path, source]) => pageForm(path, source)),
  ]
  const sections = [...new Set([...Object.keys(menu), ...forms.map(({ section }) => section)])]
  return {
    storage: { kind: 'local' },
    ui: {
      brand: { name: filled('{group}') },
      navigation: Object.fromEntries(
        sections.map((name) => [
          name,
          forms.filter(({ section }) => section === name).map(({ key }) => key),
        ]),
      ),
    },
    collections: Object.fromEntries(
      forms.flatMap((form) => ('collection' in form ? [[form.key, form.collection]] : [])),
    ),
    singletons: Object.fromEntries(
      forms.flatMap((form) => ('singleton' in form ? [[form.key, form.singleton]] : [])),
    ),
  }
}

function placeOf(key: string): { section: string; label: string } {
  for (const [section, entries] of Object.entries(menu)) {
    const label = Object.entries(entries).find(([name]) => name === key)?.[1]
    if (label) return { section, label }
  }
  return { section: 'More', label: labelOf(key, {}) }
}

function shapeOf({ name, schema }: Source<unknown>): z.core.$ZodShape {
  const found = bare(schema).schema
  if (found instanceof z.ZodObject) return found.shape
  throw new Error(`content/${name}: the editor can only show a record, not ${found._zod.def.type}`)
}

function formOf(key: string, source: Source<unknown>): Form {
  const { section, label } = placeOf(key)
  const shape = shapeOf(source)
  const { name } = source
  if (source.holds === 'one record') {
    const file = name.replace(/\.yaml$/, '')
    return {
      key,
      section,
      singleton: { label, path: file, format: 'yaml', schema: fieldsOf(shape) },
    }
  }
  const [slugField, schema] = named(shape)
  const body = markdownField('Text', braces)
  return {
    key,
    section,
    collection: {
      label,
      slugField,
      path: `${name}/*`,
      ...(source.holds === 'articles'
        ? { format: { contentField: 'body' }, entryLayout: 'content', schema: { ...schema, body } }
        : { format: 'yaml', schema }),
    },
  }
}

/** The fields of a record whose file is named after one of its texts, or after nothing in it. */
function named(shape: z.core.$ZodShape): [string, Fields] {
  const all = fieldsOf(shape)
  const key = ['title', 'name', 'projectName'].find((name) => name in shape)
  const schema = key && shape[key]
  const pattern = {
    regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    message: 'The file name may hold only small letters, digits and single hyphens.',
  }
  if (!key || !schema) {
    const fileName = fields.text({ label: 'File name', validation: { isRequired: true, pattern } })
    return ['fileName', { fileName, ...all }]
  }
  const field = bare(schema)
  const slug = fields.slug({
    name: { label: labelOf(key, field.meta), ...hintOf(field.meta), validation: textRules(field) },
    slug: { label: 'File name', generate: slugOf, validation: { pattern } },
  })
  return [key, { ...all, [key]: slug }]
}

/** The legal pages: each one a form, because there are these and no others. */
function legalForms(source: Source<unknown>): Form[] {
  return contentFiles(source.name, '.md').map((file) => ({
    key: `legal-${idOf(file)}`,
    section: 'Legal pages',
    singleton: {
      label: labelOf(idOf(file), {}),
      path: file.replace(/\.md$/, ''),
      format: { contentField: 'body' },
      entryLayout: 'content',
      schema: { ...fieldsOf(shapeOf(source)), body: markdownField('Text', braces) },
    },
  }))
}

function pageForm(path: string, source: Source<unknown>): Form {
  return {
    key: pageKey(path),
    section: 'Texts of the pages',
    singleton: {
      label: `${path === '/' ? 'Home' : labelOf(path.slice(1).replaceAll('/', ': '), {})} page`,
      path: source.name.replace(/\.yaml$/, ''),
      format: 'yaml',
      previewUrl: path,
      schema: fieldsOf(shapeOf(source)),
    },
  }
}
