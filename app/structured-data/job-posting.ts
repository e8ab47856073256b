import type { JobPosting } from 'schema-dts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { places } from '#content/model/places.ts'
import { endOfDay, hasClosed } from '#content/model/times.ts'
import { vacancyPath } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'
import { escaped } from '#contract/markup.ts'
import { groupInShort } from './organizations.ts'

const employmentTypes: Record<Vacancy['type'], string> = { 'Full-time': 'FULL_TIME' }

/**
 * An opening for search engines that list jobs. They require its dates and its country, so there is
 * none while the dates are placeholders, after it has closed, or for a place that content does not
 * know.
 *
 * @returns `undefined` while there is nothing to tell (spec 2.21)
 */
export function jobPosting(vacancy: Vacancy, now: Date) {
  const { title, type, posted, closes, status, reference } = vacancy
  const [city = '', area] = vacancy.location.split(', ')
  const country = places.find(({ name }) => name === city)?.country ?? area
  if (status === 'placeholder' || !posted || !closes || !country) return undefined
  if (hasClosed(vacancy, now)) return undefined
  const { duties, requirements } = knownProfile(vacancy)
  return {
    '@type': 'JobPosting',
    title,
    description: fullDescription(vacancy),
    url: canonicalAddress(vacancyPath(vacancy)),
    datePosted: posted,
    validThrough: endOfDay(closes).toISOString(),
    employmentType: employmentTypes[type],
    hiringOrganization: groupInShort(),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    directApply: true,
    ...(reference && {
      identifier: { '@type': 'PropertyValue', name: groupInShort().name, value: reference },
    }),
    ...(duties.length > 0 && { responsibilities: duties.join(' ') }),
    ...(requirements.length > 0 && { qualifications: requirements.join(' ') }),
  } as const satisfies JobPosting
}

/** The opening's duties and requirements; none while they are placeholders. */
function knownProfile({ profile }: Vacancy) {
  if (!profile || profile.status === 'placeholder') return { duties: [], requirements: [] }
  const duties = profile.duties.map(({ title, text }) => `${title}: ${text}`)
  return { duties, requirements: profile.requirements }
}

/** What search engines show of the opening, as HTML: all that its page says of the work. */
function fullDescription(vacancy: Vacancy): string {
  const { duties, requirements } = knownProfile(vacancy)
  const lists = [duties, requirements].filter((items) => items.length > 0)
  return [
    `<p>${escaped(vacancy.description)}</p>`,
    ...lists.map(
      (items) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
    ),
  ].join('')
}
