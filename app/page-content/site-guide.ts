import { canonicalAddress } from '#app/lib/page-meta.ts'
import { companies } from '#content/model/companies.ts'
import { documentEntries } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { articles, newsPageSize } from '#content/model/news.ts'
import { allPages, isListed, pageText } from '#content/model/pages.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'

/**
 * The site for language models, in the form of llmstxt.org: who the group is, then each page with
 * what it holds, in lists with a heading each (spec 2.20).
 */
export function siteGuide(): string {
  const pages = allPages()
    .filter(([path]) => isListed(path))
    .map(([path, { heading, title = heading, description }]) => entry(title, path, description))
  const sections = [
    ['Pages', pages],
    [pageText('/corporate-structure').heading, companies.map(companyEntry)],
    [pageText('/careers').positions.name, openVacancies().map(vacancyEntry)],
    [pageText('/news').heading, articles().slice(0, newsPageSize).map(articleEntry)],
    [pageText('/about').downloads.heading, documentEntries.map(documentEntry)],
  ] as const
  return [
    `# ${group.name}`,
    `> ${group.blurb}`,
    ...sections.flatMap(([name, entries]) =>
      entries.length > 0 ? [`## ${name}`, entries.join('\n')] : [],
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function entry(name: string, path: string, text: string): string {
  return `- [${name}](${canonicalAddress(path)}): ${text}`
}

const companyEntry = ({ id, fullName, searchDescription }: (typeof companies)[number]) =>
  entry(fullName, `/subsidiaries/${id}`, searchDescription)

const vacancyEntry = (vacancy: ReturnType<typeof openVacancies>[number]) =>
  entry(`${vacancy.title}, ${vacancy.location}`, vacancyPath(vacancy), vacancy.description)

const articleEntry = ({ id, title, excerpt }: ReturnType<typeof articles>[number]) =>
  entry(title, `/news/${id}`, excerpt)

const documentEntry = ({ id, title, note }: (typeof documentEntries)[number]) =>
  entry(title, `/${id}.pdf`, note)
