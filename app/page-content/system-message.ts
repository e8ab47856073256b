import { clockTime } from '#content/model/clock-time.ts'
import { companies } from '#content/model/companies.ts'
import { emails, hours, phones } from '#content/model/contact.ts'
import { facts } from '#content/model/facts.ts'
import { formatFigure, isConfirmed } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { serviceAreas } from '#content/model/service-areas.ts'

/** Company facts for the AI provider, built from `content/` (spec 7). What is a placeholder in value or scope stays out. */
export function systemMessage(): string {
  const companyLines = companies.map(
    ({ fullName, stretch, description }) => `- ${fullName} (${stretch}): ${description}`,
  )
  const figures = facts
    .filter(isConfirmed)
    .map((fact) => `- ${fact.label}, ${fact.scope}: ${formatFigure(fact)}`)
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
    'Figures:',
    ...figures,
  ].join('\n')
}
