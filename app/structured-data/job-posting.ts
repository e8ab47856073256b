import type { JobPosting } from 'schema-dts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import type { Vacancy } from '#content/schema/vacancy.ts'
import { groupInShort } from './organizations.ts'

type Posted = Vacancy & {
  /** How the group calls the opening in letters. */
  reference?: string | undefined
  duties?: readonly string[] | undefined
  requirements?: readonly string[] | undefined
}

const employmentTypes: Record<Vacancy['type'], string> = { 'Full-time': 'FULL_TIME' }

/**
 * An opening for search engines that list jobs. They require its date, so there is none while the
 * dates are placeholders, and none after it has closed.
 *
 * @param path of the page that shows the opening and nothing else
 * @param today as `2026-11-22`, in Lagos
 * @returns `undefined` while there is nothing to tell (spec 2.21)
 */
export function jobPosting(vacancy: Posted, path: string, today: string) {
  const { title, location, type, posted, closes, status, reference } = vacancy
  const { duties = [], requirements = [] } = vacancy
  if (status !== 'stated' || today > closes) return undefined
  // A place outside Nigeria is written with its country: "Accra, Ghana".
  const [city = location, country = 'NG'] = location.split(', ')
  return {
    '@type': 'JobPosting',
    title,
    description: fullDescription(vacancy),
    url: canonicalAddress(path),
    datePosted: posted,
    // The whole of the last day; Lagos is an hour before UTC all year.
    validThrough: `${closes}T23:59:59+01:00`,
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

/** What search engines show of the opening, as HTML: all that its page says of the work. */
function fullDescription({ description, duties = [], requirements = [] }: Posted): string {
  const lists = [duties, requirements].filter((items) => items.length > 0)
  return [
    `<p>${escaped(description)}</p>`,
    ...lists.map(
      (items) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
    ),
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? '')
}
