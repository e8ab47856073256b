import type { Check } from './context.ts'
import type { Mender } from './finding.ts'
import type { Report, ReportedFinding } from './report.ts'

export type Paint = (style: 'bold' | 'dim' | 'green' | 'red', text: string) => string

const roles: Record<Mender, string> = {
  owner: 'The owner confirms or supplies',
  editor: 'An editor corrects in npm run edit',
  engineer: 'An engineer sets or mends',
}

/** Columns of the place, so that what follows stands in a column of its own where it can. */
const placeWidth = 52

/** The report for people: by who can mend it, by kind, by what to write. */
export function reportText(report: Report, checks: readonly Check[], paint: Paint): string {
  const { groups, left, notes, ready } = report
  const parts = groups
    .filter((group) => group.left > 0)
    .flatMap(({ who, left: count, findings }) => [
      `${paint('bold', roles[who])}  ${count} left`,
      ...checks.flatMap((check) => {
        const own = findings.filter((finding) => finding.check === check.name)
        return own.length > 0 ? checkText(check, own, paint) : []
      }),
      '',
    ])
  const counts = groups.map((group) => `${group.who} ${group.left}`).join(', ')
  const last = ready
    ? paint('green', 'Nothing is left: the site can go live.')
    : paint('red', `${left} left before the site can go live: ${counts}.`)
  return [...parts, ...notes.map((note) => paint('dim', note)), last].join('\n')
}

function checkText(
  { heading }: Check,
  findings: readonly ReportedFinding[],
  paint: Paint,
): string[] {
  const fixes = [...new Set(findings.map(({ fix }) => fix))]
  return [
    `\n  ${paint('bold', heading)} (${findings.length})`,
    ...fixes.flatMap((fix) => [
      `    ${fix}:`,
      ...findings.filter((finding) => finding.fix === fix).map((each) => findingText(each, paint)),
    ]),
  ]
}

function findingText({ place, line, problem }: ReportedFinding, paint: Paint): string {
  const at = line === null ? place : `${place}:${line}`
  return `      ${paint('dim', at.padEnd(placeWidth))}  ${problem}`
}
