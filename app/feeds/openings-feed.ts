import { canonicalAddress } from '#app/lib/page-meta.ts'
import { group } from '#content/model/group.ts'
import { renderMarkdown } from '#content/model/markdown.ts'
import { vacancyPages as text } from '#content/model/records.ts'
import { openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'
import { type Feed, type FeedEntry, feedOf } from './feed.ts'

/** The newest openings (spec 2.20). */
export function openingsFeed(): Promise<Feed> {
  const newest = openVacancies().toSorted((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
  return feedOf('/careers', newest, openingEntry)
}

async function openingEntry(vacancy: Vacancy): Promise<FeedEntry> {
  const { title, department, description } = vacancy
  const url = canonicalAddress(vacancyPath(vacancy))
  return {
    id: url,
    url,
    title,
    summary: description,
    html: await renderMarkdown(fullText(vacancy), url),
    day: dayOf(vacancy),
    author: group.name,
    category: department,
  }
}

/** What its page tells of the opening and its work, as Markdown. */
function fullText({ description, department, location, type, profile }: Vacancy): string {
  const { duties = [], requirements = [] } = profile ?? {}
  return [
    description,
    list([department, location, type]),
    ...part(
      text.work.duties,
      duties.map((duty) => `**${duty.title}:** ${duty.text}`),
    ),
    ...part(text.work.requirements, requirements),
  ].join('\n\n')
}

function part(heading: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${heading}`, list(items)] : []
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** The day on which an opening was posted; none while that is a placeholder. */
function dayOf({ posted, status }: Vacancy): string | undefined {
  return status === 'placeholder' ? undefined : posted
}
