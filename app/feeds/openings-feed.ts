import { canonicalAddress } from '#app/lib/page-meta.ts'
import { renderMarkdown } from '#app/page-content/markdown.ts'
import { group } from '#content/model/group.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { feedOf } from './feed-of.ts'

/** The newest openings (spec 2.20). */
export function openingsFeed(): Promise<Feed> {
  const newest = openVacancies().toSorted((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
  return feedOf('/careers', newest, openingEntry)
}

async function openingEntry(vacancy: Vacancy): Promise<FeedEntry> {
  const { title, department, location, type, description } = vacancy
  const url = canonicalAddress(vacancyPath(vacancy))
  const text = [description, `- ${department}\n- ${location}\n- ${type}`].join('\n\n')
  return {
    id: url,
    url,
    title,
    summary: description,
    html: await renderMarkdown(text, url),
    day: dayOf(vacancy),
    author: group.name,
    category: department,
  }
}

/** The day on which an opening was posted; none while that is a placeholder. */
function dayOf({ posted, status }: Vacancy): string | undefined {
  return status === 'placeholder' ? undefined : posted
}
