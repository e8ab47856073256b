import { z } from 'zod'
import { contentFiles, idOf, isContentFile } from './content-files.ts'
import { statuses } from './fields.ts'
import { valueAt } from './nested.ts'
import { once } from './once.ts'
import { readContent } from './parse.ts'
import { isShown } from './placeholders.ts'
import { buildTime, hasClosed } from './times.ts'

/**
 * The names that records may refer to, read without validation: a schema asks here whether a name
 * exists, and a mistake in the other file is reported once, for that file.
 */
export const companyNames = once(() => contentFiles('companies', '.yaml').map(idOf))

/** All figures by their names, as they are written. */
export const figures = once(() => {
  const named = new Map<string, unknown>()
  for (const entry of entriesIn('figures.yaml', 'figures')) {
    const id = valueAt(entry, ['id'])
    if (typeof id === 'string') named.set(id, entry)
  }
  return named
})

/** The names of all figures. */
export const figureNames = once(() => [...figures().keys()])

/** The names of all pictures. */
const pictureNames = () => contentFiles('pictures', '.yaml').map(idOf)

/** The ids of all offices. */
export const officeIds = once(() => namesOf(entriesIn('contact.yaml', 'offices'), 'id'))

/** The titles of what a company features on its page; nothing where there is no such company. */
export function featuredTitles(company: string): string[] | undefined {
  if (!companyNames().includes(company)) return undefined
  const projects = entriesIn(`companies/${company}.yaml`, 'sections')
    .filter((section) => valueAt(section, ['kind']) === 'projects')
    .flatMap((section) => entriesOf(section, 'items'))
  return namesOf(projects, 'title')
}

/** The records of a folder that the build shows: a confirmed one leaves out placeholders. */
export function shownFiles(folder: 'companies' | 'case-studies' | 'people' | 'news'): string[] {
  const files = contentFiles(folder, folder === 'news' ? '.md' : '.yaml')
  return files.filter((file) => isShown(fieldsOf(file)))
}

/** The records of a list that the build shows. */
export function shownEntries(file: string, of: string): unknown[] {
  return entriesIn(file, of).filter(isShown)
}

/** Whether the build shows what stands under these names. */
export function shownRecord(file: string, ...names: string[]): boolean {
  const record = valueAt(fieldsOf(file), names)
  return record !== undefined && isShown(record)
}

/** The companies that have a page, as texts list them: in the order of the chain, those under it last. */
export const listedCompanies = once(() =>
  shownFiles('companies')
    .map((file) => ({ id: idOf(file), company: fieldsOf(file) }))
    .toSorted((a, b) => rank(a.company) - rank(b.company))
    .map(({ id, company }) => ({
      id,
      name: String(valueAt(company, ['name'])),
      inMenu: valueAt(company, ['inMenu']) === true,
    })),
)

function rank(company: unknown): number {
  const isUnderAll = valueAt(company, ['place']) === 'bracket'
  return Number(valueAt(company, ['order'])) + (isUnderAll ? 1e6 : 0)
}

/** The files of the openings that have closed (spec 2.16). */
export function closedOpenings(now = buildTime()): string[] {
  return contentFiles('vacancies', '.yaml').filter((file) => {
    const { data } = closing.safeParse(fieldsOf(file))
    return data !== undefined && hasClosed(data, now)
  })
}

const closing = z.object({ status: z.enum(statuses), closes: z.iso.date() })

function entriesIn(file: string, of: string): unknown[] {
  return entriesOf(fieldsOf(file), of)
}

function entriesOf(record: unknown, of: string): unknown[] {
  const list = valueAt(record, [of])
  return Array.isArray(list) ? list : []
}

function namesOf(entries: unknown[], key: string): string[] {
  return entries.map((entry) => valueAt(entry, [key])).filter((name) => typeof name === 'string')
}

/** A file's fields; none when it cannot be read, which its own check says. */
function fieldsOf(file: string): unknown {
  return isContentFile(file) ? readContent(file).data : undefined
}

/** The id of a company: the name of its file in `content/companies/`. */
export const companyId = z
  .string()
  .refine((id) => companyNames().includes(id), {
    error: () => `company must be one of ${companyNames().join(', ')}`,
  })
  .meta({ refersTo: 'companies' })

/** The id of a figure of `content/figures.yaml`. */
export const figureId = z
  .string()
  .refine((id) => figureNames().includes(id), {
    error: 'figure must be one of those under Figures',
  })
  .meta({ choices: 'figures' })

/** The name of a picture that `content/pictures/` describes. */
export const pictureName = z
  .string()
  .refine((name) => pictureNames().includes(name), {
    error: ({ input }) =>
      `there is no picture “${input}”: add it under Pictures, or choose another`,
  })
  .meta({ refersTo: 'pictures' })
