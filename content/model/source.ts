import type { z } from 'zod'
import { contentFiles, contentText, idOf, isContentFile } from './content-files.ts'
import { contentKind } from './content-kind.ts'
import { metaAt } from './field-meta.ts'
import { isRecord, mapNested, type Path, startsWith, textsIn, valueAt } from './nested.ts'
import { once } from './once.ts'
import { type Parsed, readContent } from './parse.ts'
import {
  isLeftOut,
  type Placeholder,
  placeholdersIn,
  statusesIn,
  withoutPlaceholders,
  withPlaceholderIds,
} from './placeholders.ts'
import { listedCompanies } from './references.ts'
import { isHeld, withoutLostLinks } from './substance.ts'
import { filled, filledIn, isPlaceholderToken, unknownTokens } from './tokens.ts'

/**
 * What a schema made of a file, and what is wrong with it. Without a value and without a problem it is a
 * placeholder that a confirmed build leaves out.
 */
type Checked<T> = { value: T | undefined; problems: string[] }

/** What files hold, and what is wrong with them. */
type Checkable<T> = {
  /** What the files hold. @throws {ContentError} with a line for each mistake in them */
  read(): T
  /** A finished line for each mistake: file, line, field, what is wrong and what to write. */
  problems(): string[]
}

/** Records of one kind in `content/`. */
export type Source<T> = Checkable<T> & {
  /** The file or folder, from `content/`. */
  name: string
  /** One file, or a file for each record. */
  holds: 'one record' | 'records' | 'articles'
  /** What each record's fields are checked with. */
  schema: z.ZodType
  /** The file of each record, from `content/`. */
  files(): string[]
}

/** One YAML file that is one record. */
export function yamlFile<S extends z.ZodType>(name: string, schema: S): Source<z.infer<S>> {
  const source = records(
    () => [name],
    (file) => {
      const { value, problems } = checkFile(file, readContent(file), schema)
      const isLeftOut = value === undefined && problems.length === 0
      return { value, problems: isLeftOut ? [stillNeeded(file)] : problems }
    },
  )
  const read = () => {
    const [value] = source.read()
    if (value === undefined) throw new ContentError(stillNeeded(name))
    return value
  }
  return { name, holds: 'one record', schema, ...source, read }
}

/**
 * A YAML file that a program writes and that may not be there yet. It has no form in the editor, so
 * it shows no schema.
 */
export function writtenFile<S extends z.ZodType>(
  name: string,
  schema: S,
): Checkable<z.infer<S> | undefined> {
  const { problems, read } = records(
    () => (isContentFile(name) ? [name] : []),
    (file) => checkFile(file, readContent(file), schema),
  )
  return { problems, read: () => read()[0] }
}

/** A folder of YAML files, a record each; a record's `id` is the name of its file. */
export function yamlFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
): Source<(z.infer<S> & { id: string })[]> {
  const source = records(
    () => contentFiles(name, '.yaml'),
    (file) => {
      const { value, problems } = checkFile(file, readContent(file), schema)
      return { value: value && { ...value, id: idOf(file) }, problems }
    },
  )
  return { name, holds: 'records', schema, ...source }
}

/** A folder of Markdown files: front matter by one schema, the text under it by another. */
export function markdownFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
  bodySchema: (front: z.infer<S>) => z.ZodType<string>,
): Source<(z.infer<S> & { file: string; body: string })[]> {
  const source = records(
    () => contentFiles(name, '.md'),
    (file) => {
      const parsed = readContent(file)
      const { value, problems } = checkFile(file, parsed, schema)
      const body = value && bodySchema(value).safeParse(filled(parsed.body))
      return {
        value: value && body?.success ? { ...value, file, body: body.data } : undefined,
        problems: [...problems, ...issuesOf(file, body?.error), ...bodyProblems(file, parsed.body)],
      }
    },
  )
  return { name, holds: 'articles', schema, ...source }
}

/** Files that other records call for, each by a name; one that is missing is a mistake as well. */
export function namedFiles<S extends z.ZodType>(
  names: () => [name: string, file: string][],
  schema: S,
): Checkable<Map<string, z.infer<S>>> {
  const { problems, read } = records(names, ([name, file]): Checked<[string, z.infer<S>]> => {
    if (!isContentFile(file))
      return { value: undefined, problems: [`content/${file}: the file is missing: put it there`] }
    const { data, error } = schema.safeParse(contentText(file))
    return { value: data === undefined ? undefined : [name, data], problems: issuesOf(file, error) }
  })
  return { problems, read: () => new Map(read()) }
}

const issuesOf = (file: string, error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ message }) => `content/${file}: ${message}`)

/** Thrown by `read` while a file has mistakes. */
class ContentError extends Error {}

/** Files that are each checked once, when somebody first asks. */
function records<File, T>(list: () => File[], check: (file: File) => Checked<T>) {
  const files = once(list)
  const checked = once(() => files().map(check))
  const problems = () => checked().flatMap((record) => record.problems)
  const read = once((): T[] => {
    if (problems().length > 0) throw new ContentError(problems().join('\n'))
    return checked().flatMap(({ value }) => (value === undefined ? [] : [value]))
  })
  return { files, problems, read }
}

/**
 * Checks a file's fields against its schema; in a confirmed build a second time without placeholders,
 * because required fields must be there then too.
 */
export function checkFile<S extends z.ZodType>(
  file: string,
  parsed: Parsed,
  schema: S,
): Checked<z.infer<S>> {
  const { unreadable } = parsed
  if (unreadable) {
    const problem = `content/${file}: line ${unreadable.line}: ${unreadable.message}`
    return { value: undefined, problems: [problem] }
  }
  const data = withAlternatives(parsed.data)
  const placeholders = placeholdersIn(data, schema)
  const draft = schema.safeParse(filledIn(withPlaceholderIds(data, placeholders, file)))
  const confirmed = contentKind() === 'confirmed'
  const problems = [
    ...(draft.error?.issues ?? []).map((issue) =>
      problemLine(file, parsed, issue.path, misreading(parsed, issue) ?? issue.message),
    ),
    ...standingProblems(file, parsed, data),
    ...textProblems(file, parsed, { data, schema, leftOut: confirmed ? placeholders : [] }),
  ]
  if (!confirmed || problems.length > 0) return { value: draft.data, problems }
  const rest = withoutLostLinks(withoutPlaceholders(data, placeholders))
  if (rest === undefined) return { value: undefined, problems: [] }
  const result = schema.safeParse(filledIn(rest))
  const needed = (result.error?.issues ?? []).flatMap(({ path, message }) =>
    neededLines(file, parsed, placeholders, path, message),
  )
  return { value: result.data, problems: [...new Set(needed)] }
}

/** What to do about a field whose text YAML reads as a number, say. */
function misreading({ misread }: Parsed, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined
  const text = misread(issue.path)
  return text && `YAML reads ${text} as no text: put it between quotation marks, '${text}'`
}

/** Why a confirmed build cannot do without a placeholder: a line for each that the owner can mend. */
function neededLines(
  file: string,
  parsed: Parsed,
  placeholders: readonly Placeholder[],
  path: Path,
  message: string,
): string[] {
  const within = (start: Path) =>
    placeholders.filter(({ record }) => startsWith(record, start) || startsWith(start, record))
  const known = path.map((_, index) => within(path.slice(0, path.length - index)))
  const missing = [...known, placeholders].find((found) => found.length > 0) ?? []
  if (missing.length === 0) return [problemLine(file, parsed, path, message)]
  return missing.map(({ record, field, confirm }) =>
    problemLine(file, parsed, record, `${stillPlaceholder}: ${confirm}; then set its ${field}`),
  )
}

const stillPlaceholder = 'is a placeholder, and a confirmed build cannot do without it'

const stillNeeded = (file: string) => `content/${file}: ${stillPlaceholder}: confirm it`

/** A record that is confirmed says by whom and on which day. */
function standingProblems(file: string, parsed: Parsed, data: unknown): string[] {
  return statusesIn(data, 'confirmed').flatMap(({ record, field }) =>
    ['onfirmedBy', 'onfirmedOn']
      .map((name) => (field === 'status' ? `c${name}` : field.replace(/Status$/, `C${name}`)))
      .filter((name) => valueAt(data, [...record, name]) === undefined)
      .map((name) => `a confirmed record says who and when: write ${name}`)
      .map((message) => problemLine(file, parsed, [...record, field], message)),
  )
}

/**
 * Replaces a text by its `otherwise` while it names an unknown token, such as a vision that a confirmed
 * build leaves out, or while the build has none of the pages to which its links lead.
 */
function withAlternatives(data: unknown): unknown {
  return mapNested(data, (value) => {
    if (!isRecord(value) || value.otherwise === undefined) return value
    const { otherwise, ...text } = value
    const namesUnknown = textsIn(text).some(([, each]) => unknownTokens(each).length > 0)
    const links = withoutLostLinks(text.links)
    const leadsNowhere = Array.isArray(links) && links.length === 0
    return namesUnknown || leadsNowhere ? otherwise : text
  })
}

function bodyProblems(file: string, body: string): string[] {
  const lines = contentText(file).split('\n')
  const problem = (part: string, message: string) => {
    const line = lines.findIndex((text) => text.includes(part)) + 1
    return `content/${file}: line ${line}: ${message}`
  }
  return [
    ...unknownTokens(body).map((name) => problem(`{${name}}`, unknownToken(name))),
    ...lostLinks(body).map((link) => problem(link, lostLink(link))),
  ]
}

/** The links in a text to companies that do not exist and to pages that the build does not have. */
function lostLinks(text: string): string[] {
  const listed = listedCompanies().map(({ id }) => id)
  const companies = [...text.matchAll(/\/subsidiaries\/([a-z0-9-]+)/g)]
    .filter(([, company = '']) => !listed.includes(company))
    .map(([link]) => link)
  // The links of Markdown: `[words](/address)`.
  const pages = text
    .split('](/')
    .slice(1)
    .map((rest) => `/${rest.split(')', 1)[0]}`)
  return [...companies, ...pages.filter((link) => !isHeld(link))]
}

const lostLink = (link: string) =>
  `there is no ${link.startsWith('/subsidiaries/') ? 'company' : 'page in this build'} for ${link}: correct the link, or remove it`

const unknownToken = (name: string, only?: readonly string[]) =>
  only
    ? `{${name}} cannot stand here: write ${only.map((each) => `{${each}}`).join(', ')} or words`
    : isPlaceholderToken(name)
      ? `{${name}} is a placeholder, which a confirmed build leaves out: confirm it, or say it without`
      : `{${name}} is not known: add a figure of that id to content/figures.yaml, or correct the name`

function textProblems(
  file: string,
  parsed: Parsed,
  { data, schema, leftOut }: { data: unknown; schema: z.ZodType; leftOut: readonly Placeholder[] },
): string[] {
  return textsIn(data)
    .filter(([path]) => !isLeftOut(path, leftOut))
    .flatMap(([path, text]) => {
      const { braces } = metaAt(schema, path)
      const unknown = unknownTokens(text, braces).map((name) => unknownToken(name, braces))
      return [...unknown, ...lostLinks(text).map(lostLink)].map((message) =>
        problemLine(file, parsed, path, message),
      )
    })
}

/** "content/slides.yaml: line 12: slides 2: title: title is empty: write at least one word". */
function problemLine(file: string, { lineOf }: Parsed, path: Path, message: string): string {
  const field = path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name} ${key + 1}` : join(name, String(key))),
    '',
  )
  return [`content/${file}`, `line ${lineOf(path)}`, ...(field ? [field] : []), message].join(': ')
}

function join(before: string, key: string): string {
  return before ? `${before}: ${key}` : key
}
