import { globSync } from 'node:fs'
import type { ComponentSchema, Config } from '@keystatic/core'
import { dump } from 'js-yaml'
import { z } from 'zod'
import { contentFolder, contentText, idOf } from '../content/model/content-files.ts'
import { type Form, fileParts, fileText, forContent, forKeystatic, formOf } from './file-shape.ts'

/** Every file that the editor can open, from `content/`, with its form. */
export function formsByFile(config: Config): Map<string, Form> {
  const files = globSync('**/*.{yaml,md}', { cwd: contentFolder })
  return new Map(
    files.flatMap((name): [string, Form][] => {
      const file = name.replaceAll('\\', '/')
      const form = formOf(config, file)
      return form ? [[file, form]] : []
    }),
  )
}

/**
 * A file as the editor writes it when nothing was changed, without what no field shows. A file in another form would
 * be rewritten as a whole when someone changes a single word.
 */
export function canonical(file: string, form: Form): string {
  const { schema, slugField } = form
  const { record, body } = fileParts(forKeystatic(contentText(file), form), form)
  const stored = recordOf(record)
  const written = Object.entries(schema).map(([key, field]) => [
    key,
    rewritten(field, stored[key], key === slugField ? idOf(file) : undefined),
  ])
  const saved = fileText(dump(Object.fromEntries(written)), rewrittenBody(schema.body, body), form)
  return forContent(saved, form)
}

/** What a field writes of what it read. */
function rewritten(field: ComponentSchema, stored: unknown, slug?: string): unknown {
  if (field.kind === 'array')
    return Array.isArray(stored) ? stored.map((each) => rewritten(field.element, each)) : []
  if (field.kind === 'object') {
    const record = recordOf(stored)
    const entries = Object.entries(field.fields)
    return Object.fromEntries(entries.map(([key, inner]) => [key, rewritten(inner, record[key])]))
  }
  if (field.kind === 'conditional') {
    const { discriminant, value } = recordOf(stored)
    const inner = field.values[String(discriminant)]
    return { discriminant, value: inner && rewritten(inner, value) }
  }
  if (field.kind === 'child' || field.formKind === 'content') return undefined
  if (field.formKind === 'asset' || field.formKind === 'assets') return stored
  // Keystatic takes YAML's null for a missing value.
  const value = storedSchema.parse(stored ?? undefined)
  if (field.formKind !== 'slug') return field.serialize(field.parse(value)).value
  if (slug === undefined) return field.serialize(field.parse(value, undefined)).value
  return field.serializeWithSlug(field.parse(value, { slug })).value
}

const storedSchema = z
  .union([z.string(), z.number(), z.boolean(), z.date(), z.array(z.string())])
  .optional()

function recordOf(stored: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored ?? {}))
}

function rewrittenBody(field: ComponentSchema | undefined, body: string): string {
  if (field?.kind !== 'form' || field.formKind !== 'content') return body
  const none = { other: new Map(), external: new Map(), slug: undefined }
  const state = field.parse(undefined, { ...none, content: new TextEncoder().encode(body) })
  return new TextDecoder().decode(field.serialize(state, { slug: undefined }).content)
}
