import type { ComponentSchema, Config } from '@keystatic/core'
import { dump } from 'js-yaml'
import { contentFiles, contentText, idOf } from '../content/model/content-files.ts'
import { type Form, fileParts, fileText, forContent, forKeystatic, formOf } from './file-shape.ts'

type Fields = Record<string, ComponentSchema>

/** Every file that the editor can open, from `content/`, with its form. */
export function formsByFile(config: Config): Map<string, Form> {
  const { collections = {}, singletons = {} } = config
  const files = [
    ...Object.values(collections).flatMap(({ path = '' }) => {
      const folder = path.replace(/\/\*$/, '')
      return [...contentFiles(folder, '.yaml'), ...contentFiles(folder, '.md')]
    }),
    ...Object.values(singletons).flatMap(({ path }) => [`${path}.yaml`, `${path}.md`]),
  ]
  return new Map(
    files.flatMap((file): [string, Form][] => {
      const form = formOf(config, file)
      return form ? [[file, form]] : []
    }),
  )
}

/**
 * A file as the editor writes it when nothing was changed. A file in another form would be rewritten
 * as a whole when someone changes a single word.
 * @throws when a field refuses what stands there
 */
export function canonical(file: string, form: Form): string {
  const { schema, slugField } = form
  const { record, body } = fileParts(forKeystatic(contentText(file), form), form)
  const values = Object.entries(record ?? {})
  const written = Object.entries(schema).map(([key, field]) => {
    try {
      const stored = values.find(([name]) => name === key)?.[1]
      return [key, rewritten(field, stored, key === slugField ? idOf(file) : undefined)]
    } catch (error) {
      throw new Error(`content/${file}: ${key}: ${error}`)
    }
  })
  const unknown = values.map(([key]) => key).filter((key) => !(key in schema))
  if (unknown.length > 0) throw new Error(`content/${file}: no field for ${unknown.join(', ')}`)
  const saved = fileText(dump(Object.fromEntries(written)), rewrittenBody(schema.body, body), form)
  return forContent(saved, form)
}

/** What a field writes of what it read. */
function rewritten(field: ComponentSchema, stored: unknown, slug?: string): unknown {
  if (field.kind === 'array') {
    const { element } = field
    return Array.isArray(stored) ? stored.map((each) => rewritten(element, each)) : []
  }
  if (field.kind === 'object') return object(field.fields, stored)
  if (field.kind === 'conditional') return conditional(field, stored)
  if (field.kind === 'child' || field.formKind === 'content') return undefined
  if (field.formKind === 'asset') return stored
  if (field.formKind === 'assets') throw new Error('no file of ours has such a field')
  if (field.formKind === 'slug' && slug !== undefined)
    return field.serializeWithSlug(field.parse(storedValue(stored), { slug })).value
  if (field.formKind === 'slug') {
    const value = field.parse(storedValue(stored), undefined)
    field.validate(value, undefined)
    return field.serialize(value).value
  }
  const value = field.parse(storedValue(stored))
  field.validate(value)
  return field.serialize(value).value
}

function object(fields: Fields, stored: unknown): unknown {
  const record = Object.fromEntries(Object.entries(stored ?? {}))
  const unknown = Object.keys(record).filter((key) => !(key in fields))
  if (unknown.length > 0) throw new Error(`no field for ${unknown.join(', ')}`)
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, rewritten(field, record[key])]),
  )
}

type Conditional = Extract<ComponentSchema, { kind: 'conditional' }>

function conditional({ discriminant, values }: Conditional, stored: unknown): unknown {
  const { discriminant: choice, value }: Record<string, unknown> = Object.fromEntries(
    Object.entries(stored ?? {}),
  )
  const field = values[String(choice)]
  if (!field) throw new Error(`${discriminant.label}: there is no ${choice}`)
  return { discriminant: choice, value: rewritten(field, value) }
}

function rewrittenBody(field: ComponentSchema | undefined, body: string): string {
  if (field?.kind !== 'form' || field.formKind !== 'content') return body
  const none = { other: new Map(), external: new Map(), slug: undefined }
  const state = field.parse(undefined, { ...none, content: new TextEncoder().encode(body) })
  return new TextDecoder().decode(field.serialize(state, { slug: undefined }).content)
}

/** Keystatic takes YAML's null for a missing value. */
function storedValue(stored: unknown) {
  const value = stored ?? undefined
  if (
    value === undefined ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value instanceof Date
  )
    return value
  if (Array.isArray(value)) return value.map(String)
  throw new Error('must be one value')
}
