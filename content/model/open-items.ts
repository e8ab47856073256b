import type { z } from 'zod'
import { idOf } from './content-files.ts'
import { figureRegister } from './figure-register.ts'
import { type Path, startsWith, textsIn, valueAt } from './nested.ts'
import { type Parsed, readContent } from './parse.ts'
import {
  isLeftOut,
  isStatus,
  type Placeholder,
  placeholderIdOf,
  placeholdersIn,
  statusesIn,
} from './placeholders.ts'
import { ownPage } from './site-pages.ts'
import { type Question, questionsSchema } from './site-schemas.ts'
import { pageSources, sources } from './sources.ts'
import { filled } from './tokens.ts'

/** A file that editors write, taken apart, with the schema that judges its fields. */
type ContentFile = {
  /** From `content/`: `figures.yaml`. */
  file: string
  parsed: Parsed
  data: unknown
  schema: z.ZodType
  /** The address of its form (`formAddress`). */
  form: string
}

/** A placeholder as people answer it: where it stands, what stands there now, what is asked. */
export type OpenItem = {
  /** Its name in the pages' `data-placeholder`. */
  placeholderId: string
  /** Its file, from the repository's folder. */
  place: string
  line: number
  /** The page on which it stands. */
  page: string
  /** What people call its record: "Ngozi Okafor". */
  record: string
  /** The keys of its fields; empty where it is the whole record. */
  field: string
  /** What stands there now, the texts apart by ` · `. */
  now: string
  ask: string
  form: string
}

/** A question of the owner's questionnaire with the placeholders that it is about. */
export type OpenQuestion = Pick<Question, 'question' | 'ask' | 'page'> & {
  answered: boolean
  items: readonly OpenItem[]
}

/** Everything that awaits confirmation: the owner's questions in their order, then the rest. */
export function openQuestions(): { questions: OpenQuestion[]; others: OpenItem[] } {
  const left = new Set(openItems())
  const asked = questionsSchema
    .parse(readContent(sources.questions.name).data)
    .questions.map(({ question, ask, page, about = [], status }): OpenQuestion => {
      const items = [...left].filter(({ placeholderId }) =>
        about.some((start) => placeholderId.startsWith(start)),
      )
      for (const item of items) left.delete(item)
      const answered = status !== 'placeholder' && items.length === 0
      return { question: filled(question), ask: filled(ask), page, answered, items }
    })
  return { questions: asked, others: [...left] }
}

/** Every placeholder of `content/`, file by file, without the questionnaire's own file. */
export function openItems(): OpenItem[] {
  return allFiles()
    .filter(({ file }) => file !== sources.questions.name)
    .flatMap((content) =>
      placeholdersIn(content.data, content.schema).map((found) => openItem(content, found)),
    )
}

/** The files whose records the specification states and nobody has confirmed, with how many. */
export function statedFiles(): { file: string; page: string; form: string; records: number }[] {
  return allFiles()
    .map((content) => ({
      file: content.file,
      page: pageOf(content, []),
      form: content.form,
      records: statusesIn(content.data, 'stated').length,
    }))
    .filter(({ records }) => records > 0)
}

/** Every text in the fields of content's files, with its place. */
export function contentFields() {
  return allFiles().flatMap(({ file, parsed, data, schema, form }) => {
    const placeholders = placeholdersIn(data, schema)
    return textsIn(data).map(([path, text]) => ({
      file,
      form,
      path,
      text,
      line: parsed.lineOf(path),
      record: nameOf(file, data, path.slice(0, -1)),
      /** Whether its record awaits confirmation, in part or as a whole. */
      inPlaceholder: placeholders.some(({ record }) => startsWith(path, record)),
      /** Whether a confirmed build is without it. */
      leftOut: isLeftOut(path, placeholders),
    }))
  })
}

function openItem(content: ContentFile, { record, field, covers, confirm }: Placeholder): OpenItem {
  const { file, parsed, data, form } = content
  const value = valueAt(data, record)
  const shown = textsIn(value)
    .filter(([path]) => !isStatus(path.at(-1)) && !['id', 'href'].includes(String(path.at(-1))))
    .filter(([path]) => !covers || covers.includes(String(path[0])))
  return {
    placeholderId: placeholderIdOf(file, record),
    place: `content/${file}`,
    line: parsed.lineOf([...record, field]),
    page: pageOf(content, record),
    record: nameOf(file, data, record),
    field: covers?.join(', ') ?? '',
    now: shown.map(([, text]) => filled(text)).join(' · '),
    ask: confirm,
    form,
  }
}

const names = [
  'label',
  'projectName',
  'name',
  'title',
  'heading',
  'network',
  'position',
  'year',
  'id',
  'href',
]

/** What people call a record: its name, or "Techrich: website"; `labelAt` says what they call a field. */
export function nameOf(
  file: string,
  data: unknown,
  path: Path,
  labelAt = (field: Path) => String(field.at(-1)),
): string {
  const record = valueAt(data, path)
  const name = names
    .map((key) => valueAt(record, [key]))
    .find((each) => typeof each === 'string' || typeof each === 'number')
  if (name !== undefined) return filled(String(name))
  const key = path.at(-1)
  if (key === undefined) return idOf(file)
  const around = nameOf(file, data, path.slice(0, -1), labelAt)
  return `${around}: ${typeof key === 'number' ? key + 1 : labelAt(path)}`
}

/** The page on which a record stands first. */
export function pageOf({ file, data }: Pick<ContentFile, 'file' | 'data'>, record: Path): string {
  const page = Object.entries(pageSources).find(([, { name }]) => name === file)?.[0]
  if (page) return page
  const id = idOf(file)
  const [folder = ''] = file.split(/[/.]/)
  if (file === 'figures.yaml') return pageOfFigure(String(valueAt(data, [...record, 'id'])))
  if (folder === 'documents') return `/${String(valueAt(data, ['offeredOn']) ?? '')}`
  if (folder === 'legal') return `/${id}`
  if (folder === 'values') return record[0] === 'habits' ? '/' : '/about'
  if (folder === 'group') return record[0] === 'vision' || record[0] === 'mission' ? '/about' : '/'
  return ownPage(file, data) ?? pagesOfFolders[folder] ?? '/'
}

/** The first page that shows the content of a file or folder; Home for those not listed. */
const pagesOfFolders: Readonly<Record<string, string>> = {
  news: '/news',
  people: '/management',
  'case-studies': '/case-studies',
  contact: '/contact',
  milestones: '/about',
  timeline: '/historical',
  qhsse: '/qhsse',
  find: '/search',
  certificates: '/qhsse',
  'service-areas': '/services',
}

function pageOfFigure(id: string): string {
  const figures = figureRegister().flatMap((source) => source.figures)
  return figures.find((figure) => figure.id === id)?.page ?? '/data'
}

function allFiles(): ContentFile[] {
  const others = Object.values(sources).flatMap((source) => ('schema' in source ? [source] : []))
  return [...others, ...Object.values(pageSources)].flatMap(({ files, schema }) =>
    files().map((file) => {
      const parsed = readContent(file)
      return { file, parsed, data: parsed.data, schema, form: formAddress(file) }
    }),
  )
}

/** Where the desk has the form of a file, below `/edit/`. */
export const formAddress = (file: string): string => file.replace(/\.\w+$/, '')
