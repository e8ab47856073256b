import { canonicalAddress } from '#app/lib/page-meta.ts'
import { companies } from '#content/model/companies.ts'
import { documentEntries } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { articles, newsPageSize } from '#content/model/news.ts'
import { allPages, pageText } from '#content/model/pages.ts'
import { openVacancies, vacancyPath, vacancyTitle } from '#content/model/vacancies.ts'

/**
 * The site for language models, in the form of llmstxt.org: who the group is, then each page with
 * what it holds, in lists with a heading each (spec 2.20).
 */
export const GET = () => {
  const sections = [
    [
      'Pages',
      allPages().map(([path, { heading, title = heading, description }]) =>
        entry(title, path, description),
      ),
    ],
    [
      pageText('/corporate-structure').heading,
      companies.map(({ id, fullName, searchDescription }) =>
        entry(fullName, `/subsidiaries/${id}`, searchDescription),
      ),
    ],
    [
      pageText('/careers').positions.name,
      openVacancies().map((vacancy) =>
        entry(vacancyTitle(vacancy), vacancyPath(vacancy), vacancy.description),
      ),
    ],
    [
      pageText('/news').heading,
      articles()
        .slice(0, newsPageSize)
        .map(({ id, title, excerpt }) => entry(title, `/news/${id}`, excerpt)),
    ],
    [
      pageText('/about').downloads.heading,
      documentEntries.map(({ id, title, note }) => entry(title, `/${id}.pdf`, note)),
    ],
  ] as const
  const text = [
    `# ${group.name}`,
    `> ${group.blurb}`,
    ...sections.flatMap(([name, entries]) =>
      entries.length > 0 ? [`## ${name}`, entries.join('\n')] : [],
    ),
  ].join('\n\n')
  return new Response(`${text}\n`)
}

function entry(name: string, path: string, text: string): string {
  return `- [${name}](${canonicalAddress(path)}): ${text}`
}
