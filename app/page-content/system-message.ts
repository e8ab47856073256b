import { clockTime } from '#content/model/clock-time.ts'
import { companies } from '#content/model/companies.ts'
import { emails, hours, phones } from '#content/model/contact.ts'
import { facts } from '#content/model/facts.ts'
import { formatFigure, isConfirmed } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { places } from '#content/model/places.ts'
import { serviceAreas } from '#content/model/service-areas.ts'

/** Company facts for the AI provider, built from `content/` (spec 7). What is a placeholder in value or scope stays out. */
export function systemMessage(): string {
  const companyLines = companies.map(
    ({ fullName, stretch, description }) => `- ${fullName} (${stretch}): ${description}`,
  )
  const figures = facts
    .filter(isConfirmed)
    .map((fact) => `- ${fact.label}, ${fact.scope}: ${formatFigure(fact)}`)
  // Openings close; the careers page has them.
  const placeLines = places.flatMap(({ name, country, statements }) => {
    const lasting = statements.filter(({ kind }) => kind !== 'opening')
    const there = lasting.map(({ name: what, company }) =>
      [company?.name, what].filter(Boolean).join(' '),
    )
    return there.length > 0
      ? [`- ${[name, country].filter(Boolean).join(', ')}: ${there.join('; ')}`]
      : []
  })
  const open = hours.map(
    ({ days, opens, closes }) => `${days} ${clockTime(opens)}-${clockTime(closes)}`,
  )
  return [
    `You are the assistant on the website of ${group.name}. ${group.blurb}`,
    'Answer briefly and plainly from the facts below. If they do not hold the answer, say so and point to the contact page.',
    `Services: ${serviceAreas.map(({ title }) => title).join(', ')}.`,
    `Contact: ${emails.general.address}, ${phones[0].display}, head office in Victoria Island, Lagos, Nigeria; the contact page has a form.`,
    `Business hours, West Africa Time: ${open.join(', ')}.`,
    'Companies:',
    ...companyLines,
    'Places that the site names:',
    ...placeLines,
    'Figures:',
    ...figures,
  ].join('\n')
}
