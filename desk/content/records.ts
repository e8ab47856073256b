import type { z } from 'zod'
import { metaAt } from '../../content/model/field-meta.ts'
import { textsIn } from '../../content/model/nested.ts'
import { type Parsed, parseMarkdown, parseYaml } from '../../content/model/parse.ts'
import { pageSources, sources } from '../../content/model/sources.ts'
import type { editorConfig } from '../../editor/config.ts'
import { type Form, formOf } from '../../editor/file-shape.ts'

/** What people edit in one form: a data file, and the pictures in its folder. */
export type ContentRecord = {
  /** The data file, from `content/`. */
  path: string
  /** What people call it: "News: a-new-quay". */
  name: string
  /** The path of its form below `/keystatic/`. */
  form: string
  /** Whether it belongs to a collection, and so may be removed. */
  isOneOfMany: boolean
}

/** The files that may be written, by the forms that write them. */
export type Records = {
  /** The record that a file belongs to; nothing where no form writes such a file. */
  of(path: string): ContentRecord | undefined
  /** The record behind a form's address; nothing where there is no such form. */
  at(form: string): ContentRecord | undefined
  /** The form of a data file; nothing for a picture. */
  formOf(path: string): Form | undefined
  /** What a picture's file must hold; nothing where no form takes a picture of that name. */
  pictureKind(path: string): 'photograph' | 'mark' | undefined
}

/** At most 200 characters: ENAMETOOLONG would make the check of all content fail. */
const slug = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** The records of all forms. @param config the editor's; a file without a form there has no record */
export function recordsOf(config: ReturnType<typeof editorConfig>): Records {
  const collections = Object.entries(config.collections ?? {}).map(
    ([key, { path = '', ...rest }]) => ({
      key,
      folder: path.replace(/\/\*$/, ''),
      pictures: pictureFields(rest.schema),
      ...rest,
    }),
  )
  const singletons = Object.entries(config.singletons ?? {})

  function dataFormOf(path: string): Form | undefined {
    const [folder, file, ...deeper] = path.split('/')
    const form = formOf(config, path)
    const collection = collections.find((each) => each.folder === folder)
    if (!form || !collection || singletonOf(path)) return form
    return deeper.length === 0 && slug.test(file?.replace(/\.\w+$/, '') ?? '') ? form : undefined
  }

  const singletonOf = (path: string) =>
    singletons.find(([, each]) => each.path === path.replace(/\.(yaml|md)$/, ''))

  /** `people/ada/photograph.jpg`: a folder, a record's name and a field of it, and nothing deeper. */
  function pictureParts(path: string) {
    const [folder, name = '', file = '', ...deeper] = path.split('/')
    const collection = collections.find((each) => each.folder === folder)
    const [, field = '', extension = ''] = /^(\w+)\.([a-z]+)$/i.exec(file) ?? []
    if (
      !collection ||
      deeper.length > 0 ||
      !slug.test(name) ||
      !collection.pictures.includes(field)
    )
      return undefined
    return { collection, name, field, extension: extension.toLowerCase() }
  }

  return {
    formOf: dataFormOf,

    pictureKind(path) {
      const found = pictureParts(path)
      if (!found) return undefined
      if (found.field === 'mark') return found.extension === 'svg' ? 'mark' : undefined
      return photographs.includes(found.extension) ? 'photograph' : undefined
    },

    of(path) {
      const singleton = singletonOf(path)
      if (singleton && dataFormOf(path)) return onlyOne(singleton)
      const picture = pictureParts(path)
      const collection = collections.find(({ folder }) => path.startsWith(`${folder}/`))
      if (!collection || !(picture || dataFormOf(path))) return undefined
      const file = path.slice(collection.folder.length + 1)
      return oneOfMany(collection, picture?.name ?? file.replace(/\.\w+$/, ''))
    },

    at(form) {
      const [kind, name, , id] = form.split('/')
      const singleton = singletons.find(([key]) => kind === 'singleton' && key === name)
      if (singleton) return onlyOne(singleton)
      const collection = collections.find(({ key }) => kind === 'collection' && key === name)
      return collection && id && slug.test(id) ? oneOfMany(collection, id) : undefined
    },
  }

  function onlyOne([key, { path, label, format }]: (typeof singletons)[number]): ContentRecord {
    const file = `${path}${endingOf(format)}`
    return { path: file, name: label, form: `singleton/${key}`, isOneOfMany: false }
  }

  function oneOfMany(
    { key, folder, label, format }: (typeof collections)[number],
    id: string,
  ): ContentRecord {
    return {
      path: `${folder}/${id}${endingOf(format)}`,
      name: `${label}: ${id}`,
      form: `collection/${key}/item/${id}`,
      isOneOfMany: true,
    }
  }
}

/** For articles, which are Markdown, Keystatic's `format` is an object. */
const endingOf = (format: unknown) => (typeof format === 'object' ? '.md' : '.yaml')

const photographs = ['jpg', 'jpeg', 'png', 'webp', 'avif']

/** The picture fields of a form, which are all top-level. */
function pictureFields(fields: Form['schema']): string[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'form' && field.formKind === 'asset' ? [key] : [],
  )
}

const schemas: readonly { name: string; holds: string; schema: z.ZodType }[] = [
  ...Object.values(sources).flatMap((source) => ('schema' in source ? [source] : [])),
  ...Object.values(pageSources),
]

/** A parsed data file with its schema; it is not validated. */
export function parsedFile(
  path: string,
  bytes: Buffer,
): Parsed & { schema: z.ZodType | undefined } {
  const text = bytes.toString()
  const parsed = path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text)
  const [folder] = path.split('/')
  const source = schemas.find(
    ({ name, holds }) => name === (holds === 'one record' ? path : folder),
  )
  return { ...parsed, schema: source?.schema }
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
