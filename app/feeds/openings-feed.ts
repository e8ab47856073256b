import { canonicalAddress, fullTitle } from '#app/lib/page-meta.ts'
import { renderMarkdown } from '#app/page-content/markdown.ts'
import { group } from '#content/model/group.ts'
import { pageText } from '#content/model/pages.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'
import { type Feed, type FeedEntry, longestFeed } from './feed.ts'

/** The newest openings (spec 2.20). */
export async function openingsFeed(): Promise<Feed> {
  const page = pageText('/careers')
  const newest = openVacancies().toSorted((a, b) => b.posted.localeCompare(a.posted))
  const entries = newest.slice(0, longestFeed).map(openingEntry)
  return {
    title: fullTitle(page),
    description: page.description,
    path: '/careers',
    entries: await Promise.all(entries),
  }
}

async function openingEntry(vacancy: Vacancy): Promise<FeedEntry> {
  const { title, department, location, type, description, posted } = vacancy
  const url = canonicalAddress(vacancyPath(vacancy))
  const text = [description, `- ${department}\n- ${location}\n- ${type}`].join('\n\n')
  return {
    id: url,
    url,
    title,
    summary: description,
    html: await renderMarkdown(text, url),
    day: posted,
    author: group.name,
    category: department,
  }
}
