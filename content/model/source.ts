import type { z } from 'zod'
import { contentFiles, contentText, idOf, isContentFile } from './content-files.ts'
import { contentKind } from './content-kind.ts'
import { once } from './once.ts'
import { type Parsed, readMarkdown, readYaml } from './parse.ts'
import {
  isLeftOut,
  type Placeholder,
  placeholdersIn,
  startsWith,
  withoutPlaceholders,
  withPlaceholderIds,
} from './placeholders.ts'
import { listedCompanies } from './references.ts'
import { isHeld, withoutLostLinks } from './substance.ts'
import { filledIn, isPlaceholderToken, textsIn, unknownTokens } from './tokens.ts'

/**
 * One record: its place, what its schema made of it, and what is wrong with it. Without a value and
 * without a problem it is a placeholder that a confirmed build leaves out.
 */
type CheckedFile<T> = { file: string; value: T | undefined; problems: string[] }

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
}

/** One YAML file that is one record. */
export function yamlFile<S extends z.ZodType>(name: string, schema: S): Source<z.infer<S>> {
  const checked = once(() => {
    const { value, problems } = checkFile(name, readYaml(name), schema)
    const leftOut = value === undefined && problems.length === 0
    return { file: name, value, problems: leftOut ? [stillNeeded(name)] : problems }
  })
  return {
    name,
    holds: 'one record',
    schema,
    problems: () => checked().problems,
    read: () => allValid([checked()], ([only]) => only),
  }
}

/**
 * A YAML file that a program writes and that may not be there yet. It has no form in the editor, so
 * it shows no schema.
 */
export function writtenFile<S extends z.ZodType>(
  name: string,
  schema: S,
): Checkable<z.infer<S> | undefined> {
  const checked = once(() => (isContentFile(name) ? [checkFile(name, readYaml(name), schema)] : []))
  const { problems, read } = listed(checked)
  return { problems, read: () => read()[0] }
}

/** A folder of YAML files, a record each; a record's `id` is the name of its file. */
export function yamlFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
): Source<(z.infer<S> & { id: string })[]> {
  const checked = once(() =>
    contentFiles(name, '.yaml').map((file) => {
      const { value, ...rest } = checkFile(file, readYaml(file), schema)
      return { ...rest, value: value && { ...value, id: idOf(file) } }
    }),
  )
  return { name, holds: 'records', schema, ...listed(checked) }
}

/** A folder of Markdown files: front matter by one schema, the text under it by another. */
export function markdownFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
  bodySchema: (front: z.infer<S>) => z.ZodType<string>,
): Source<(z.infer<S> & { file: string; body: string })[]> {
  const checked = once(() =>
    contentFiles(name, '.md').map((file) => {
      const parsed = readMarkdown(file)
      const { value, problems } = checkFile(file, parsed, schema)
      const text = filledIn(parsed.body)
      const body = value && bodySchema(value).safeParse(text)
      const wrong = (body?.error?.issues ?? []).map(({ message }) => `content/${file}: ${message}`)
      const tokens = bodyProblems(file, parsed.body)
      return {
        file,
        value: value && body?.success ? { ...value, file, body: body.data } : undefined,
        problems: [...problems, ...wrong, ...tokens],
      }
    }),
  )
  return { name, holds: 'articles', schema, ...listed(checked) }
}

/** Files that other records call for, each by a name; one that is missing is a mistake as well. */
export function namedFiles<S extends z.ZodType>(
  names: () => [name: string, file: string][],
  schema: S,
): Checkable<Map<string, z.infer<S>>> {
  const checked = once(() =>
    names().map(([name, file]): CheckedFile<[string, z.infer<S>]> => {
      const at = `content/${file}`
      if (!isContentFile(file)) {
        return { file, value: undefined, problems: [`${at}: the file is missing: put it there`] }
      }
      const { data, error } = schema.safeParse(contentText(file))
      const problems = (error?.issues ?? []).map(({ message }) => `${at}: ${message}`)
      return { file, value: data === undefined ? undefined : [name, data], problems }
    }),
  )
  const { problems, read } = listed(checked)
  return { problems, read: () => new Map(read()) }
}

function listed<T>(checked: () => CheckedFile<T>[]): Checkable<T[]> {
  return {
    problems: () => checked().flatMap(({ problems }) => problems),
    read: once(() => allValid(checked(), (values) => values)),
  }
}

/** Thrown by `read` while a file has mistakes. */
class ContentError extends Error {}

function allValid<T, R>(checked: CheckedFile<T>[], pick: (values: T[]) => R | undefined): R {
  const problems = checked.flatMap((record) => record.problems)
  const values = checked.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const result = problems.length > 0 ? undefined : pick(values)
  if (result === undefined) throw new ContentError(problems.join('\n'))
  return result
}

/**
 * Checks a file's fields against its schema; in a confirmed build a second time without placeholders,
 * because required fields must be there then too.
 */
export function checkFile<S extends z.ZodType>(
  file: string,
  parsed: Parsed,
  schema: S,
): CheckedFile<z.infer<S>> {
  const { unreadable } = parsed
  if (unreadable) {
    const problem = `content/${file}: line ${unreadable.line}: ${unreadable.message}`
    return { file, value: undefined, problems: [problem] }
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
    ...textProblems(file, parsed, data, confirmed ? placeholders : []),
  ]
  if (!confirmed || problems.length > 0) return { file, value: draft.data, problems }
  const rest = withoutLostLinks(withoutPlaceholders(data, placeholders))
  if (rest === undefined) return { file, value: undefined, problems: [] }
  const result = schema.safeParse(filledIn(rest))
  const needed = (result.error?.issues ?? []).flatMap(({ path, message }) =>
    neededLines(file, parsed, placeholders, path, message),
  )
  return { file, value: result.data, problems: [...new Set(needed)] }
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
  path: readonly PropertyKey[],
  message: string,
): string[] {
  const within = (start: readonly PropertyKey[]) =>
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
  return textsIn(data).flatMap(([path, text]) => {
    const [, prefix] = /^(?:(\w+)S|s)tatus$/.exec(String(path.at(-1))) ?? []
    if (text !== 'confirmed' || !/[sS]tatus$/.test(String(path.at(-1)))) return []
    return ['confirmedBy', 'confirmedOn']
      .map((name) => (prefix ? prefix + name.replace(/^c/, 'C') : name))
      .filter((name) => valueAt(data, [...path.slice(0, -1), name]) === undefined)
      .map((name) =>
        problemLine(file, parsed, path, `a confirmed record says who and when: write ${name}`),
      )
  })
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => Object.entries(value ?? {}).find(([name]) => name === String(key))?.[1],
    data,
  )
}

/**
 * Replaces a text by its `otherwise` while it names an unknown token, such as a vision that a confirmed
 * build leaves out, or while the build has none of the pages to which its links lead.
 */
function withAlternatives(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withAlternatives)
  if (typeof data !== 'object' || data === null) return data
  const { otherwise, ...text } = Object.fromEntries(Object.entries(data))
  const names = textsIn(text).some(([, each]) => unknownTokens(each).length > 0)
  const { links } = text
  const leadsOn = !Array.isArray(links) || Object.entries(withoutLostLinks(links) ?? []).length > 0
  if (otherwise !== undefined && (names || !leadsOn)) return otherwise
  return Object.fromEntries(
    Object.entries(text).map(([key, each]) => [key, withAlternatives(each)]),
  )
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

const unknownToken = (name: string) =>
  isPlaceholderToken(name)
    ? `{${name}} is a placeholder, which a confirmed build leaves out: confirm it, or say it without`
    : `{${name}} is not known: add a figure of that id to content/figures.yaml, or correct the name`

function textProblems(
  file: string,
  parsed: Parsed,
  data: unknown,
  leftOut: readonly Placeholder[],
): string[] {
  return textsIn(data)
    .filter(([path]) => !isLeftOut(path, leftOut))
    .flatMap(([path, text]) =>
      [...unknownTokens(text).map(unknownToken), ...lostLinks(text).map(lostLink)].map((message) =>
        problemLine(file, parsed, path, message),
      ),
    )
}

/** "content/slides.yaml: line 12: slides 2: title: title is empty: write at least one word". */
function problemLine(
  file: string,
  { lineOf }: Parsed,
  path: readonly PropertyKey[],
  message: string,
): string {
  const field = path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name} ${key + 1}` : join(name, String(key))),
    '',
  )
  return [`content/${file}`, `line ${lineOf(path)}`, ...(field ? [field] : []), message].join(': ')
}

function join(before: string, key: string): string {
  return before ? `${before}: ${key}` : key
}
