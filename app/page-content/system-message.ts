import { clockTime } from '#app/lib/clock-time.ts'
import { hours } from '#content/contact.ts'
import { facts } from '#content/facts.ts'
import { formatFigure } from '#content/figures.ts'
import { group } from '#content/group.ts'
import type { Fact } from '#content/schema/fact.ts'
import { serviceAreas } from '#content/service-areas.ts'
import { subsidiaries } from '#content/subsidiaries.ts'

/** Company facts for the AI provider, built from `content/` (spec 7). Placeholders stay out. */
export function systemMessage(): string {
  const companies = subsidiaries.map(
    ({ fullName, stretch, description }) => `- ${fullName} (${stretch}): ${description}`,
  )
  const figures = facts
    .filter(({ status }: Fact) => status === 'stated')
    .map((fact: Fact) => `- ${fact.label}, ${fact.scope}: ${formatFigure(fact)}`)
  const open = hours.map(
    ({ days, opens, closes }) => `${days} ${clockTime(opens)}-${clockTime(closes)}`,
  )
  return [
    `You are the assistant on the website of ${group.name}. ${group.blurb}`,
    'Answer briefly and plainly from the facts below. If they do not hold the answer, say so and point to the contact page.',
    `Services: ${Object.values(serviceAreas)
      .map(({ title }) => title)
      .join(', ')}.`,
    `Business hours, Lagos time: ${open.join(', ')}.`,
    'Companies:',
    ...companies,
    'Figures:',
    ...figures,
  ].join('\n')
}
