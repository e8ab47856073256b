import type { z } from 'zod'
import { contentFiles, contentText, idOf, isContentFile } from './content-files.ts'
import { companyNames } from './known.ts'
import { once } from './once.ts'
import { type Parsed, parseMarkdown, readYaml } from './parse.ts'
import { filledIn, textsIn, unknownTokens } from './tokens.ts'

/** One record: its place, what its schema made of it, and what is wrong with it. */
type Judged<T> = { file: string; value: T | undefined; problems: string[] }

/** What files hold, and what is wrong with them. */
type Judgement<T> = {
  /** What the files hold. @throws {ContentError} with a line for each mistake in them */
  read(): T
  /** A finished line for each mistake: file, line, field, what is wrong and what to write. */
  problems(): string[]
}

/** Records of one kind in `content/`. */
export type Source<T> = Judgement<T> & {
  /** The file or folder, from `content/`. */
  name: string
  /** One file, or a file for each record. */
  holds: 'one record' | 'records' | 'articles'
  /** The judge of each record's fields. */
  schema: z.ZodType
}

/** One YAML file that is one record. */
export function yamlFile<S extends z.ZodType>(name: string, schema: S): Source<z.infer<S>> {
  const judged = once(() => judge(name, readYaml(name), schema))
  return {
    name,
    holds: 'one record',
    schema,
    problems: () => judged().problems,
    read: () => sound([judged()], ([only]) => only),
  }
}

/**
 * A YAML file that a program writes and that may not be there yet. It has no form in the editor, so
 * it shows no schema.
 */
export function writtenFile<S extends z.ZodType>(
  name: string,
  schema: S,
): Judgement<z.infer<S> | undefined> {
  const judged = once(() => (isContentFile(name) ? [judge(name, readYaml(name), schema)] : []))
  const { problems, read } = listed(judged)
  return { problems, read: () => read()[0] }
}

/** A folder of YAML files, a record each; a record's `id` is the name of its file. */
export function yamlFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
): Source<(z.infer<S> & { id: string })[]> {
  const judged = once(() =>
    contentFiles(name, '.yaml').map((file) => {
      const { value, ...rest } = judge(file, readYaml(file), schema)
      return { ...rest, value: value && { ...value, id: idOf(file) } }
    }),
  )
  return { name, holds: 'records', schema, ...listed(judged) }
}

/** A folder of Markdown files: front matter by one schema, the text under it by another. */
export function markdownFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
  bodySchema: (front: z.infer<S>) => z.ZodType<string>,
): Source<(z.infer<S> & { file: string; body: string })[]> {
  const judged = once(() =>
    contentFiles(name, '.md').map((file) => {
      const parsed = parseMarkdown(contentText(file))
      const { value, problems } = judge(file, parsed, schema)
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
  return { name, holds: 'articles', schema, ...listed(judged) }
}

/** Files that other records call for, each by a name; one that is missing is a mistake as well. */
export function namedFiles<S extends z.ZodType>(
  names: () => [name: string, file: string][],
  schema: S,
): Judgement<Map<string, z.infer<S>>> {
  const judged = once(() =>
    names().map(([name, file]): Judged<[string, z.infer<S>]> => {
      const at = `content/${file}`
      if (!isContentFile(file)) {
        return { file, value: undefined, problems: [`${at}: the file is missing: put it there`] }
      }
      const { data, error } = schema.safeParse(contentText(file))
      const problems = (error?.issues ?? []).map(({ message }) => `${at}: ${message}`)
      return { file, value: data === undefined ? undefined : [name, data], problems }
    }),
  )
  const { problems, read } = listed(judged)
  return { problems, read: () => new Map(read()) }
}

function listed<T>(judged: () => Judged<T>[]): Judgement<T[]> {
  return {
    problems: () => judged().flatMap(({ problems }) => problems),
    read: once(() => sound(judged(), (values) => values)),
  }
}

/** What stands in files that must not be read while something is wrong with one of them. */
export class ContentError extends Error {}

function sound<T, R>(judged: Judged<T>[], pick: (values: T[]) => R | undefined): R {
  const problems = judged.flatMap((record) => record.problems)
  const values = judged.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const result = problems.length > 0 ? undefined : pick(values)
  if (result === undefined) throw new ContentError(problems.join('\n'))
  return result
}

/** Holds a file's fields against its schema. */
export function judge<S extends z.ZodType>(
  file: string,
  parsed: Parsed,
  schema: S,
): Judged<z.infer<S>> {
  const { unreadable } = parsed
  if (unreadable) {
    const problem = `content/${file}: line ${unreadable.line}: ${unreadable.message}`
    return { file, value: undefined, problems: [problem] }
  }
  const result = schema.safeParse(filledIn(withoutSwitches(parsed.data)))
  const wrong = (result.error?.issues ?? []).map(({ path, message }) =>
    problemLine(file, parsed, path, message),
  )
  return { file, value: result.data, problems: [...wrong, ...textProblems(file, parsed)] }
}

/**
 * The editor in the browser writes a group of fields that may be left out as a whole as
 * `{ discriminant: true, value: … }`, or `{ discriminant: false }`; here it is there, or it is not.
 */
function withoutSwitches(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSwitches)
  if (typeof data !== 'object' || data === null) return data
  if ('discriminant' in data && typeof data.discriminant === 'boolean')
    return data.discriminant && 'value' in data ? withoutSwitches(data.value) : undefined
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, withoutSwitches(each)]))
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

/** The links in a text that lead to the page of a company that there is not. */
function lostLinks(text: string): string[] {
  return [...text.matchAll(/\/subsidiaries\/([a-z0-9-]+)/g)]
    .filter(([, company = '']) => !companyNames().includes(company))
    .map(([link]) => link)
}

const lostLink = (link: string) => `there is no company for ${link}: correct the link, or remove it`

const unknownToken = (name: string) =>
  `{${name}} is not known: add a figure of that id to content/facts.yaml, or correct the name`

function textProblems(file: string, parsed: Parsed): string[] {
  return textsIn(parsed.data).flatMap(([path, text]) =>
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
  const field = path
    // How the editor in the browser writes a choice between kinds; it has no name of its own.
    .filter((key, index) => key !== 'value' || index === path.length - 1)
    .reduce<string>(
      (name, key) => (typeof key === 'number' ? `${name} ${key + 1}` : join(name, String(key))),
      '',
    )
  return [`content/${file}`, `line ${lineOf(path)}`, ...(field ? [field] : []), message].join(': ')
}

function join(before: string, key: string): string {
  return before ? `${before}: ${key}` : key
}
