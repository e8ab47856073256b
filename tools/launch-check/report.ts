import type { Check, LaunchContext } from './context.ts'
import { type Finding, type Mender, menders } from './finding.ts'

/** What `--json` prints. Fields are added, never renamed: programs read it. */
export type Report = {
  version: 1
  /** Whether nothing is left. */
  ready: boolean
  left: number
  /** What was not looked at, and why. */
  notes: readonly string[]
  /** One for everybody, also with nothing left. */
  groups: readonly { who: Mender; left: number; findings: readonly ReportedFinding[] }[]
}

export type ReportedFinding = Omit<Finding, 'who' | 'line'> & {
  /** The name of the check that found it. */
  check: string
  line: number | null
}

/** Runs the checks one after another and sorts what they found by who can mend it. */
export async function launchReport(
  checks: readonly Check[],
  context: LaunchContext,
  notes: readonly string[] = [],
): Promise<Report> {
  const found: (ReportedFinding & { who: Mender })[] = []
  for (const { name, find } of checks) {
    for (const { line = null, ...finding } of await find(context))
      found.push({ check: name, ...finding, line })
  }
  const groups = menders.map((mender) => {
    const own = found.filter(({ who }) => who === mender)
    const findings = own.map(({ check, place, line, problem, fix }) => {
      return { check, place, line, problem, fix }
    })
    return { who: mender, left: own.length, findings }
  })
  return { version: 1, ready: found.length === 0, left: found.length, notes, groups }
}
