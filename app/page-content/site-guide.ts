import { canonicalAddress } from '#app/lib/page-meta.ts'
import { companies } from '#content/model/companies.ts'
import { documentEntries } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { articles, newsPageSize } from '#content/model/news.ts'
import { allPages, isListed, pageText } from '#content/model/pages.ts'

/**
 * The site for language models, in the form of llmstxt.org: who the group is, then each page with
 * what it holds (spec 2.20).
 */
export function siteGuide(): string {
  const pages = allPages()
    .filter(([path]) => isListed(path))
    .map(([path, { heading, title = heading, description }]) => entry(title, path, description))
  const sections = [
    [pageText('/corporate-structure').heading, companies.map(companyEntry)],
    [pageText('/news').heading, articles().slice(0, newsPageSize).map(articleEntry)],
    [pageText('/about').downloads.heading, documentEntries.map(documentEntry)],
  ] as const
  return [
    `# ${group.name}`,
    `> ${group.blurb}`,
    pages.join('\n'),
    ...sections.flatMap(([name, entries]) => [`## ${name}`, entries.join('\n')]),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function entry(name: string, path: string, text: string): string {
  return `- [${name}](${canonicalAddress(path)}): ${text}`
}

const companyEntry = ({ id, fullName, searchDescription }: (typeof companies)[number]) =>
  entry(fullName, `/subsidiaries/${id}`, searchDescription)

const articleEntry = ({ id, title, excerpt }: ReturnType<typeof articles>[number]) =>
  entry(title, `/news/${id}`, excerpt)

const documentEntry = ({ id, title, note }: (typeof documentEntries)[number]) =>
  entry(title, `/${id}.pdf`, note)
