import type { z } from 'zod'
import { metaAt } from '../../content/model/field-meta.ts'
import { type Path, textsIn } from '../../content/model/nested.ts'
import { nameOf } from '../../content/model/open-items.ts'
import { type Parsed, parseMarkdown, parseYaml } from '../../content/model/parse.ts'
import { bare, labelOf } from './field-names.ts'
import { fileOf, type Kind, kinds } from './kinds.ts'

/** What people edit in one form: a data file, and the pictures in its folder. */
export type ContentRecord = {
  /** The data file, from `content/`. */
  path: string
  /** What people call it: "News: a-new-quay". */
  name: string
  /** The key of its kind; empty where no form writes the file. */
  key: string
  /** The path without its ending, with which the address of its form ends: `/edit/news/a-new-quay`. */
  address: string
  /** Whether it is one of a list, and so may be removed. */
  isOneOfMany: boolean
}

/** At most 200 characters: ENAMETOOLONG would make the check of all content fail. */
export const slug = /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** `people/ada.yaml`, or a picture `people/ada/photograph.jpg`, which has a `field`, and its kind. */
function partsOf(path: string) {
  const single = kinds.find((kind) => !kind.isList && kind.path === path)
  if (single) return { kind: single, address: single.key, file: path, field: '', extension: '' }
  const parts = /^([^/]+)\/([^/.]+)(?:\/(\w+))?\.([a-z]+)$/i.exec(path) ?? []
  const [, folder, id = '', field = '', extension = ''] = parts
  const kind = kinds.find((each) => each.isList && each.path === folder)
  if (!kind || !slug.test(id)) return undefined
  const address = `${folder}/${id}`
  const file = fileOf(kind, id)
  // The picture fields of a form are all top-level.
  const schema = kind.shape[field]
  const isWritten = field ? schema && bare(schema).meta.upload : file === path
  return isWritten ? { kind, address, file, field, extension: extension.toLowerCase() } : undefined
}

/** The files that may be written, by the forms that write them. */
export const records = {
  /** The record that a file belongs to; nothing where no form writes such a file. */
  of(path: string): ContentRecord | undefined {
    const { kind, address = '', file = '' } = partsOf(path) ?? {}
    if (!kind) return undefined
    const name = kind.isList ? `${kind.label}: ${address.split('/')[1]}` : kind.label
    return { path: file, name, key: kind.key, address, isOneOfMany: kind.isList }
  },

  /** The record behind a form's address; nothing where there is no such form. */
  at(address: string): ContentRecord | undefined {
    return records.of(`${address}.yaml`) ?? records.of(`${address}.md`)
  },

  /** The kind of a data file; nothing for a picture. */
  kindOf(path: string): Kind | undefined {
    const { kind, field } = partsOf(path) ?? {}
    return field ? undefined : kind
  },

  /** What a picture's file must hold; nothing where no form takes a picture of that name. */
  pictureKind(path: string): 'photograph' | 'mark' | undefined {
    const { field, extension } = partsOf(path) ?? {}
    if (field === 'mark') return extension === 'svg' ? 'mark' : undefined
    return field ? 'photograph' : undefined
  },
}

type ParsedFile = Parsed & { schema: z.ZodType | undefined }

/** A parsed data file with its schema; it is not validated. */
export function parsedFile(path: string, bytes: Buffer): ParsedFile {
  const text = bytes.toString()
  const parsed = path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text)
  return { ...parsed, schema: records.kindOf(path)?.schema }
}

/** A record's name; in a list, with its title instead of its file name. */
export function nameAsRead({ path, name, isOneOfMany }: ContentRecord, data: unknown): string {
  return isOneOfMany ? `${name.split(':')[0]}: ${nameOf(path, data, [])}` : name
}

/** A field's label in the form, and what it is in, such as "Head office: "; nothing at the top. */
export function fieldName(path: string, { data, schema }: ParsedFile, at: Path) {
  const labelAt = (path: Path) =>
    labelOf(
      String(path.findLast((part) => typeof part === 'string') ?? ''),
      schema ? metaAt(schema, path) : {},
    )
  return {
    within: at.length > 1 ? `${nameOf(path, data, at.slice(0, -1), labelAt)}: ` : '',
    label: labelAt(at),
  }
}

/** What a schema says of a text and of what it stands in, such as a list of references. */
export function referenceMeta(schema: z.ZodType, at: Path): z.GlobalMeta {
  return { ...metaAt(schema, at.slice(0, -1)), ...metaAt(schema, at) }
}

/** The data files that a file refers to (`refersTo`): an article's picture, a person's company. */
export function referencesOf(path: string, bytes: Buffer): string[] {
  const { data, schema } = parsedFile(path, bytes)
  if (!schema) return []
  return textsIn(data).flatMap(([at, text]) => {
    const to = referenceMeta(schema, at).refersTo
    return to ? [`${to}/${text}.yaml`] : []
  })
}
