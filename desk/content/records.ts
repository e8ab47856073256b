import type { z } from 'zod'
import { metaAt } from '../../content/model/field-meta.ts'
import { type Path, textsIn } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { type Parsed, parseMarkdown, parseYaml } from '../../content/model/parse.ts'
import { pageSources, sources } from '../../content/model/sources.ts'
import { editorConfig } from '../../editor/config.ts'
import { labelOf } from '../../editor/field-meta.ts'
import { type Form, formOf } from '../../editor/file-shape.ts'

/** What people edit in one form: a data file, and the pictures in its folder. */
export type ContentRecord = {
  /** The data file, from `content/`. */
  path: string
  /** What people call it: "News: a-new-quay". */
  name: string
  /** The key of its form: `news`, `page-home`; empty where there is none. */
  key: string
  /** The path of its form below `/keystatic/`. */
  form: string
  /** Whether it belongs to a collection, and so may be removed. */
  isOneOfMany: boolean
}

/** At most 200 characters: ENAMETOOLONG would make the check of all content fail. */
const slug = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** For articles, which are Markdown, Keystatic's `format` is an object. */
const endingOf = (format: unknown) => (typeof format === 'object' ? '.md' : '.yaml')

const config = editorConfig()
const collections = Object.entries(config.collections ?? {}).map(([key, form]) => ({ key, form }))
const singletons = Object.entries(config.singletons ?? {}).map(
  ([key, { path, label, format }]): ContentRecord => ({
    path: `${path}${endingOf(format)}`,
    name: label,
    key,
    form: `singleton/${key}`,
    isOneOfMany: false,
  }),
)

function oneOfMany({ key, form }: (typeof collections)[number], id: string): ContentRecord {
  return {
    path: `${form.path}${endingOf(form.format)}`.replace('*', id),
    name: `${form.label}: ${id}`,
    key,
    form: `collection/${key}/item/${id}`,
    isOneOfMany: true,
  }
}

/** `people/ada.yaml`, or a picture `people/ada/photograph.jpg`, which has a `field`, and their record. */
function partsOf(path: string) {
  const parts = /^([^/]+)\/([^/.]+)(?:\/(\w+))?\.([a-z]+)$/i.exec(path) ?? []
  const [, folder, id = '', field, extension = ''] = parts
  const collection = collections.find(({ form }) => form.path?.split('/')[0] === folder)
  if (!collection || !slug.test(id)) return undefined
  const record = oneOfMany(collection, id)
  // The picture fields of a form are all top-level.
  const schema = collection.form.schema[field ?? '']
  const isPicture = schema?.kind === 'form' && schema.formKind === 'asset'
  const isWritten = field ? isPicture : record.path === path
  return isWritten ? { record, field, extension: extension.toLowerCase() } : undefined
}

/** The files that may be written, by the forms that write them. */
export const records = {
  /** The record that a file belongs to; nothing where no form writes such a file. */
  of(path: string): ContentRecord | undefined {
    return singletons.find((each) => each.path === path) ?? partsOf(path)?.record
  },

  /** The record behind a form's address; nothing where there is no such form. */
  at(address: string): ContentRecord | undefined {
    const [kind, name, , id = ''] = address.split('/')
    const collection = collections.find(({ key }) => kind === 'collection' && key === name)
    if (collection && slug.test(id)) return oneOfMany(collection, id)
    return singletons.find(({ form }) => form === address)
  },

  /** The form of a data file; nothing for a picture. */
  formOf(path: string): Form | undefined {
    return records.of(path)?.path === path ? formOf(config, path) : undefined
  },

  /** What a picture's file must hold; nothing where no form takes a picture of that name. */
  pictureKind(path: string): 'photograph' | 'mark' | undefined {
    const { field, extension } = partsOf(path) ?? {}
    if (field === 'mark') return extension === 'svg' ? 'mark' : undefined
    return field ? 'photograph' : undefined
  },
}

const schemas: readonly { name: string; holds: string; schema: z.ZodType }[] = [
  ...Object.values(sources).flatMap((source) => ('schema' in source ? [source] : [])),
  ...Object.values(pageSources),
]

type ParsedFile = Parsed & { schema: z.ZodType | undefined }

/** A parsed data file with its schema; it is not validated. */
export function parsedFile(path: string, bytes: Buffer): ParsedFile {
  const text = bytes.toString()
  const parsed = path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text)
  const [folder] = path.split('/')
  const source = schemas.find(
    ({ name, holds }) => name === (holds === 'one record' ? path : folder),
  )
  return { ...parsed, schema: source?.schema }
}

/** A record's name; in a collection, with its title instead of its file name. */
export function nameAsRead({ path, name, isOneOfMany }: ContentRecord, data: unknown): string {
  return isOneOfMany ? `${name.split(':')[0]}: ${nameOf(path, data, [])}` : name
}

/** A field's label in the form, and what it is in, such as "Head office: "; nothing at the top. */
export function fieldName(path: string, { data, schema }: ParsedFile, at: Path) {
  const key = String(at.findLast((part) => typeof part === 'string') ?? '')
  return {
    within: at.length > 1 ? `${nameOf(path, data, at.slice(0, -1))}: ` : '',
    label: labelOf(key, schema ? metaAt(schema, at) : {}),
  }
}

/** The data files that a file refers to (`refersTo`): an article's picture, a person's company. */
export function referencesOf(path: string, bytes: Buffer): string[] {
  const { data, schema } = parsedFile(path, bytes)
  if (!schema) return []
  return textsIn(data).flatMap(([at, text]) => {
    const to = metaAt(schema, at).refersTo ?? metaAt(schema, at.slice(0, -1)).refersTo
    return to ? [`${to}/${text}.yaml`] : []
  })
}
