import type { ComponentSchema, Config } from '@keystatic/core'
import { CORE_SCHEMA, dump, load } from 'js-yaml'
import { isRecord } from '../content/model/nested.ts'
import { frontMatter } from '../content/model/parse.ts'

type Fields = Record<string, ComponentSchema>
export type Form = { schema: Fields; articles: boolean }

/** The form of a file of `content/`, there already or to be added; nothing for any other file. */
export function formOf({ collections, singletons }: Config, file: string): Form | undefined {
  const [, name = ''] = /([^/]+)\.\w+$/.exec(file) ?? []
  for (const { path = '', format, schema } of Object.values({ ...collections, ...singletons })) {
    const articles = typeof format === 'object' && format.contentField !== undefined
    const ending = articles ? '.md' : '.yaml'
    if (file === path.replace('*', () => name) + ending) return { schema, articles }
  }
  return undefined
}

/** A file's record, and the text under its front matter. @throws when it is no YAML */
export function fileParts(text: string, { articles }: Form): { record: unknown; body: string } {
  const [, yaml = '', body = ''] = articles ? (frontMatter.exec(text) ?? []) : ['', text]
  return { record: load(yaml, { schema: CORE_SCHEMA }) ?? {}, body }
}

/** A file of a record and the text under its front matter. */
function fileText(record: unknown, body: string, { articles }: Form): string {
  // Of the core schema a day is a text, not a point in time. What is undefined is left out.
  const yaml = dump(record, { schema: CORE_SCHEMA, skipInvalid: true })
  return articles ? `---\n${yaml}---\n${body}` : yaml
}

/** A file of a record as the editor would save it: in the order of the form's fields. */
export function fileOf(record: unknown, body: string, form: Form): string {
  const { schema } = form
  return fileText(inFields(schema, inFields(schema, record, opened), closed), body, form)
}

/**
 * A file of `content/` as Keystatic reads it: a group that may be left out, and a choice between kinds,
 * is `{ discriminant, value }` to Keystatic. In `content/` the group is there or it is not, and a kind
 * stands as `kind` beside its fields. A value of neither shape is passed on, for Keystatic to refuse.
 */
export function forKeystatic(text: string, form: Form): string {
  return translated(text, form, opened)
}

/** What Keystatic saves, as `content/` holds it. */
export function forContent(text: string, form: Form): string {
  return translated(text, form, closed)
}

function translated(text: string, form: Form, translation: Translation): string {
  const { record, body } = fileParts(text, form)
  return fileText(inFields(form.schema, record, translation), body, form)
}

type Conditional = Extract<ComponentSchema, { kind: 'conditional' }>
type Translation = (field: Conditional, stored: unknown) => unknown

function inFields(fields: Fields, stored: unknown, translate: Translation): unknown {
  if (!isRecord(stored)) return stored
  const known = Object.entries(fields).map(([key, field]) => [
    key,
    inField(field, stored[key], translate),
  ])
  const unknown = Object.entries(stored).filter(([key]) => !(key in fields))
  return Object.fromEntries([...known, ...unknown])
}

function inField(field: ComponentSchema, stored: unknown, translate: Translation): unknown {
  if (field.kind === 'conditional') return translate(field, stored)
  if (field.kind === 'object') return inFields(field.fields, stored, translate)
  if (field.kind === 'array' && Array.isArray(stored))
    return stored.map((each) => inField(field.element, each, translate))
  return stored
}

/** From `content/` to Keystatic. */
function opened(field: Conditional, stored: unknown): unknown {
  if (isSwitch(field)) {
    if (stored === undefined || stored === null) return { discriminant: false }
    return { discriminant: true, value: inValue(field, 'true', stored, opened) }
  }
  if (!isRecord(stored) || typeof stored.kind !== 'string') return stored
  const { kind, ...value } = stored
  const inner = field.values[kind]
  if (inner?.kind !== 'object') return { discriminant: kind }
  return { discriminant: kind, value: inFields(inner.fields, value, opened) }
}

/** From Keystatic to `content/`. */
function closed(field: Conditional, stored: unknown): unknown {
  if (!isRecord(stored)) return stored
  const { discriminant, value } = stored
  if (isSwitch(field))
    return discriminant === true ? inValue(field, 'true', value, closed) : undefined
  const inner = inValue(field, String(discriminant), value, closed)
  return { kind: discriminant, ...(isRecord(inner) ? inner : {}) }
}

const isSwitch = ({ discriminant }: Conditional) => typeof discriminant.defaultValue() === 'boolean'

function inValue(field: Conditional, choice: string, value: unknown, translate: Translation) {
  const inner = field.values[choice]
  return inner ? inField(inner, value, translate) : value
}
