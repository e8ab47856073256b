import type { z } from 'zod'
import { contentFiles, contentText, idOf, isContentFile } from './content-files.ts'
import { contentKind } from './content-kind.ts'
import { metaAt } from './field-meta.ts'
import { ContentError, type Mistake, mistake } from './mistake.ts'
import { isRecord, mapNested, type Path, startsWith, textsIn, valueAt } from './nested.ts'
import { once } from './once.ts'
import { type Parsed, readContent } from './parse.ts'
import {
  confirmationFields,
  isLeftOut,
  type Placeholder,
  placeholdersIn,
  statusesIn,
  withoutPlaceholders,
  withPlaceholderIds,
} from './placeholders.ts'
import { withoutLostLinks } from './substance.ts'
import { textProblems } from './text-problems.ts'
import { filled, filledIn, tokenTexts, unknownTokens } from './tokens.ts'

/**
 * What a schema made of a file, and what is wrong with it. Without a value and without a mistake it is a
 * placeholder that a confirmed build leaves out.
 */
type Checked<T> = { value: T | undefined; mistakes: Mistake[] }

/** What files hold, and what is wrong with them. */
type Checkable<T> = {
  /** What the files hold. @throws {ContentError} with a line for each mistake in them */
  read(): T
  mistakes(): Mistake[]
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
      const { value, mistakes } = kept(file, (parsed) => checkFile(file, parsed, schema))
      const isLeftOut = value === undefined && mistakes.length === 0
      return { value, mistakes: isLeftOut ? [stillNeeded(file)] : mistakes }
    },
  )
  const read = () => {
    const [value] = source.read()
    if (value === undefined) throw new ContentError([stillNeeded(name)])
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
  const { mistakes, read } = records(
    () => (isContentFile(name) ? [name] : []),
    (file) => checkFile(file, readContent(file), schema),
  )
  return { mistakes, read: () => read()[0] }
}

/** A folder of YAML files, a record each; a record's `id` is the name of its file. */
export function yamlFolder<S extends z.ZodType<object>>(
  name: string,
  schema: S,
): Source<(z.infer<S> & { id: string })[]> {
  const source = records(
    () => contentFiles(name, '.yaml'),
    (file) => {
      const { value, mistakes } = kept(file, (parsed) => checkFile(file, parsed, schema))
      return { value: value && { ...value, id: idOf(file) }, mistakes }
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
    (file) =>
      kept(file, (parsed) => {
        const { value, mistakes } = checkFile(file, parsed, schema)
        const body = value && bodySchema(value).safeParse(filled(parsed.body))
        return {
          value: value && body?.success ? { ...value, file, body: body.data } : undefined,
          mistakes: [
            ...mistakes,
            ...issuesOf(file, body?.error),
            ...bodyMistakes(file, parsed.body),
          ],
        }
      }),
  )
  return { name, holds: 'articles', schema, ...source }
}

/** Files that other records call for, each by a name; one that is missing is a mistake as well. */
export function namedFiles<S extends z.ZodType>(
  names: () => [name: string, file: string][],
  schema: S,
): Checkable<Map<string, z.infer<S>>> {
  const { mistakes, read } = records(names, ([name, file]): Checked<[string, z.infer<S>]> => {
    if (!isContentFile(file))
      return { value: undefined, mistakes: [mistake(file, 'the file is missing: put it there')] }
    const { data, error } = schema.safeParse(contentText(file))
    return { value: data === undefined ? undefined : [name, data], mistakes: issuesOf(file, error) }
  })
  return { mistakes, read: () => new Map(read()) }
}

const issuesOf = (file: string, error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ message }) => mistake(file, message))

declare global {
  /** Where the desk's page renderer keeps what it has checked: it loads this module again for each page. */
  var keptChecks:
    | Map<string, { data: unknown; tokens: string; checked: Checked<never> }>
    | undefined
}

/** Checks a file, or gives what the page renderer found for the same fields and the same words in braces. */
function kept<T>(file: string, check: (parsed: Parsed) => Checked<T>): Checked<T> {
  const parsed = readContent(file)
  const { keptChecks } = globalThis
  if (!keptChecks) return check(parsed)
  const known = keptChecks.get(file)
  if (known && known.data === parsed.data && known.tokens === tokenTexts()) return known.checked
  const checked = check(parsed)
  if (checked.mistakes.length === 0)
    keptChecks.set(file, { data: parsed.data, tokens: tokenTexts(), checked: checked as never })
  return checked
}

/** Files that are each checked once, when somebody first asks. */
function records<File, T>(list: () => File[], check: (file: File) => Checked<T>) {
  const files = once(list)
  const checked = once(() => files().map(check))
  const mistakes = () => checked().flatMap((record) => record.mistakes)
  const read = once((): T[] => {
    if (mistakes().length > 0) throw new ContentError(mistakes())
    return checked().flatMap(({ value }) => (value === undefined ? [] : [value]))
  })
  return { files, mistakes, read }
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
    const { line, message } = unreadable
    return { value: undefined, mistakes: [mistake(file, message, { line })] }
  }
  const asMistakes = (problems: Problem[]) =>
    problems.map(({ at, message, unconfirmed }) =>
      mistake(file, message, { at, line: parsed.lineOf(at), unconfirmed }),
    )
  const data = withAlternatives(parsed.data)
  const placeholders = placeholdersIn(data, schema)
  const draft = schema.safeParse(filledIn(withPlaceholderIds(data, placeholders, file)))
  const confirmed = contentKind() === 'confirmed'
  const mistakes = asMistakes([
    ...(draft.error?.issues ?? []).map((issue) => ({
      at: issue.path,
      message: misreading(parsed, issue) ?? issue.message,
    })),
    ...standingProblems(data),
    ...problemsOfTexts(data, schema, confirmed ? placeholders : []),
  ])
  if (!confirmed || mistakes.length > 0) return { value: draft.data, mistakes }
  const rest = withoutLostLinks(withoutPlaceholders(data, placeholders))
  if (rest === undefined) return { value: undefined, mistakes: [] }
  const result = schema.safeParse(filledIn(rest))
  const needed = asMistakes(
    (result.error?.issues ?? []).flatMap((issue) => stillUnconfirmed(placeholders, issue)),
  )
  const distinct = new Map(needed.map((each) => [each.text, each]))
  return { value: result.data, mistakes: [...distinct.values()] }
}

/** What is wrong in a file's fields. */
type Problem = { at: Path; message: string; unconfirmed?: boolean }

/** What to do about a field whose text YAML reads as a number, say. */
function misreading({ misread }: Parsed, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined
  const text = misread(issue.path)
  return text && `YAML reads ${text} as no text: put it between quotation marks, '${text}'`
}

/** Why a confirmed build cannot do without a placeholder: a problem for each that the owner can mend. */
function stillUnconfirmed(
  placeholders: readonly Placeholder[],
  { path, message }: z.core.$ZodIssue,
): Problem[] {
  const within = (start: Path) =>
    placeholders.filter(({ record }) => startsWith(record, start) || startsWith(start, record))
  const known = path.map((_, index) => within(path.slice(0, path.length - index)))
  const missing = [...known, placeholders].find((found) => found.length > 0) ?? []
  if (missing.length === 0) return [{ at: path, message }]
  return missing.map(({ record, field, confirm }) => ({
    at: record,
    message: `${stillPlaceholder}: ${confirm}; then set its ${field}`,
    unconfirmed: true,
  }))
}

const stillPlaceholder = 'is a placeholder, and a confirmed build cannot do without it'

const stillNeeded = (file: string) =>
  mistake(file, `${stillPlaceholder}: confirm it`, { unconfirmed: true })

/** A record that is confirmed says by whom and on which day. */
function standingProblems(data: unknown): Problem[] {
  return statusesIn(data, 'confirmed').flatMap(({ record, field }) =>
    Object.values(confirmationFields(field))
      .filter((name) => valueAt(data, [...record, name]) === undefined)
      .map((name) => ({
        at: [...record, field],
        message: `a confirmed record says who and when: write ${name}`,
      })),
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

function bodyMistakes(file: string, body: string): Mistake[] {
  const lines = contentText(file).split('\n')
  return textProblems(body).map(({ part, message }) =>
    mistake(file, message, { line: lines.findIndex((text) => text.includes(part)) + 1 }),
  )
}

function problemsOfTexts(
  data: unknown,
  schema: z.ZodType,
  leftOut: readonly Placeholder[],
): Problem[] {
  return textsIn(data)
    .filter(([at]) => !isLeftOut(at, leftOut))
    .flatMap(([at, text]) =>
      textProblems(text, metaAt(schema, at)).map(({ message }) => ({ at, message })),
    )
}
