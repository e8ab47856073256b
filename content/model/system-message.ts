import { companies } from '#content/model/companies.ts'
import { hours } from '#content/model/contact.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import { allFigures, formatFigure, hasPlaceholder } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { places } from '#content/model/places.ts'
import { certificates, serviceAreas } from '#content/model/records.ts'
import { clockTime } from '#content/model/times.ts'
import { filled } from '#content/model/tokens.ts'

/**
 * Company facts for the AI provider, built from `content/` (spec 7), with what journalists ask first. It
 * has the same figures as the files of `/data`.
 */
export function systemMessage(): string {
  const companyLines = companies.map(
    ({ fullName, trade, description }) => `- ${fullName} (${trade}): ${description}`,
  )
  const figures = allFigures.filter((figure) => !hasPlaceholder(figure)).map(figureLine)
  const certified = certificates.map(
    ({ number, edition, subject }) => `- ISO ${number}:${edition}, ${subject.toLowerCase()}`,
  )
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
    filled('Contact: {email}, {phone}, head office in {head-office}; the contact page has a form.'),
    `Business hours, West Africa Time: ${open.join(', ')}.`,
    ...(group.vision ? [`Vision: ${group.vision.text}`] : []),
    ...(group.mission ? [`Mission: ${group.mission.text}`] : []),
    'Companies:',
    ...companyLines,
    'Places that the site names:',
    ...placeLines,
    'The group is certified to:',
    ...certified,
    'Figures:',
    ...figures,
  ].join('\n')
}

function figureLine(figure: Figure): string {
  const { label, scope, period } = figure
  const named = [label, scope, period !== formatFigure(figure) && period].filter(Boolean)
  return `- ${named.join(', ')}: ${formatFigure(figure)}`
}
