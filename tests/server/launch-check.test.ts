import { expect, it } from 'vitest'
import { z } from 'zod'
import { runNode } from './run-node.ts'

const findingSchema = z.strictObject({
  check: z.string(),
  place: z.string().min(1),
  line: z.int().positive().nullable(),
  problem: z.string().min(1),
  fix: z.string().min(1),
})

/** What programs may rely on. */
const reportSchema = z.strictObject({
  version: z.literal(1),
  ready: z.boolean(),
  left: z.int(),
  notes: z.array(z.string()),
  groups: z.array(
    z.strictObject({
      who: z.enum(['owner', 'editor', 'engineer']),
      left: z.int(),
      findings: z.array(findingSchema),
    }),
  ),
})

/** The settings of the build that the tests walk through: nothing has to be built. */
const settings = { SITE_URL: '', INBOX_URL: '', SMTP_URL: '', HSTS: '', AI_BASE_URL: '' }

it('lists what is left of our own site, for programs', async () => {
  const { code, output } = await runNode(['bin/run.mjs', 'launch-check', '--json'], settings).ended
  const report = reportSchema.parse(JSON.parse(output))
  expect(report.groups.map(({ who }) => who)).toEqual(['owner', 'editor', 'engineer'])
  const findings = report.groups.flatMap((group) => {
    expect(group.left).toBe(group.findings.length)
    return group.findings
  })
  expect(report.left).toBe(findings.length)
  // No setting of a public site is given here.
  expect(findings.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['SITE_URL', 'SMTP_URL']),
  )
  expect(findings.map(({ check }) => check)).not.toContain('simulated-forms')
  expect({ ready: report.ready, code }).toEqual({ ready: false, code: 1 })
})

it('says the same to people, without colour where nobody sees it', async () => {
  const { code, output } = await runNode(['bin/run.mjs', 'launch-check'], settings).ended
  expect(code).toBe(1)
  expect(output).toMatch(/An engineer sets or mends {2}\d+ left\n/)
  expect(output).toMatch(
    /\d+ left before the site can go live: owner \d+, editor \d+, engineer \d+\.\n$/,
  )
  expect(output).not.toContain('\u001b[')
})

it('refuses a bad setting in one line', async () => {
  const bad = { ...settings, SMTP_URL: 'nowhere' }
  const { code, output } = await runNode(['bin/run.mjs', 'launch-check'], bad).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^SMTP_URL is not valid: it must be .+\n$/)
})
