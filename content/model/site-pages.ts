import { contentFiles, idOf } from './content-files.ts'
import { valueAt } from './nested.ts'
import { once } from './once.ts'
import { pageSchemas } from './page-schemas.ts'
import { readContent } from './parse.ts'
import { listedCompanies } from './references.ts'

/** The file of a page's texts: `/careers/apply` is `pages/careers-apply.yaml`. */
export function pageFile(path: string): string {
  return `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.yaml`
}

/** The address of the page that a company, an article or an opening has to itself. */
export function ownPage(file: string, data: unknown): string | undefined {
  const [folder] = file.split('/')
  if (folder === 'companies') return `/subsidiaries/${idOf(file)}`
  if (folder === 'vacancies') return `/careers/${idOf(file)}`
  const number = folder === 'news' ? valueAt(data, ['id']) : undefined
  return number === undefined ? undefined : `/news/${number}`
}

/**
 * Every page that a link may lead to: its title by its address. Read without validation, as a mistake is
 * reported for its own file.
 */
export const sitePages = once(
  () =>
    new Map([
      ...Object.keys(pageSchemas).map((path) => [path, titleIn(pageFile(path))] as const),
      ...listedCompanies().map(({ id, name }) => [`/subsidiaries/${id}`, name] as const),
      ...[...contentFiles('news', '.md'), ...contentFiles('vacancies', '.yaml')].flatMap((file) => {
        const path = ownPage(file, readContent(file).data)
        return path === undefined ? [] : [[path, titleIn(file)] as const]
      }),
    ]),
)

function titleIn(file: string): string {
  const { data } = readContent(file)
  return String(valueAt(data, ['title']) ?? valueAt(data, ['heading']) ?? file)
}
