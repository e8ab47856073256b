import type { ComponentSchema, Config } from '@keystatic/core'
import { dump, load } from 'js-yaml'
import { contentFiles, contentText, idOf } from '../content/model/content-files.ts'

type Fields = Record<string, ComponentSchema>
type Form = { schema: Fields; slugField?: string; articles: boolean }

const frontMatter = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s

/** Every file that the editor can open, from `content/`, with its form. */
export function formsByFile({ collections = {}, singletons = {} }: Config): Map<string, Form> {
  const found = new Map<string, Form>()
  for (const { path, format, schema, slugField } of Object.values(collections)) {
    const articles = typeof format === 'object' && format.contentField !== undefined
    const folder = (path ?? '').replace(/\/\*$/, '')
    for (const file of contentFiles(folder, articles ? '.md' : '.yaml'))
      found.set(file, { schema, slugField, articles })
  }
  for (const { path, format, schema } of Object.values(singletons)) {
    const articles = typeof format === 'object' && format.contentField !== undefined
    found.set(`${path}${articles ? '.md' : '.yaml'}`, { schema, articles })
  }
  return found
}

/**
 * A file as the editor writes it when nothing was changed. What is in another form would be rewritten
 * by the first change of a single word.
 * @throws when a field refuses what stands there
 */
export function canonical(file: string, { schema, slugField, articles }: Form): string {
  const text = contentText(file)
  const [, front = '', body = ''] = articles ? (frontMatter.exec(text) ?? []) : ['', text]
  const values = Object.entries(load(front) ?? {})
  const record = Object.fromEntries(values)
  const written = Object.entries(schema).map(([key, field]) => {
    try {
      return [key, rewritten(field, record[key], key === slugField ? idOf(file) : undefined)]
    } catch (error) {
      throw new Error(`content/${file}: ${key}: ${error}`)
    }
  })
  const unknown = values.map(([key]) => key).filter((key) => !(key in schema))
  if (unknown.length > 0) throw new Error(`content/${file}: no field for ${unknown.join(', ')}`)
  const yaml = dump(Object.fromEntries(written))
  return articles ? `---\n${yaml}---\n${rewrittenBody(schema.body, body)}` : yaml
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

/** A switch may stand there without its group, or, written by hand, the group without its switch. */
function conditional({ discriminant, values }: Conditional, stored: unknown): unknown {
  const record = Object.fromEntries(Object.entries(stored ?? {}))
  const choice =
    'discriminant' in record ? record.discriminant : stored !== undefined && stored !== null
  const inner = 'discriminant' in record ? record.value : stored
  const field = values[String(choice)]
  if (!field) throw new Error(`${discriminant.label}: there is no ${choice}`)
  return { discriminant: choice, value: rewritten(field, inner) }
}

function rewrittenBody(field: ComponentSchema | undefined, body: string): string {
  if (field?.kind !== 'form' || field.formKind !== 'content') return body
  const none = { other: new Map(), external: new Map(), slug: undefined }
  const state = field.parse(undefined, { ...none, content: new TextEncoder().encode(body) })
  return new TextDecoder().decode(field.serialize(state, { slug: undefined }).content)
}

/** Keystatic reads nothing where YAML says null. */
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
