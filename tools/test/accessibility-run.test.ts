import { expect, it } from 'vitest'
import { accessibilityRunSchema } from '#content/model/document-schemas.ts'
import { type AxeNote, accessibilityRun, axeNoteType } from './accessibility-run.ts'

const note = (path: string, width: number, more: Partial<AxeNote> = {}) => ({
  type: axeNoteType,
  description: JSON.stringify({
    tool: 'axe-core 4.14.0',
    path,
    width,
    rules: ['list', 'region'],
    undecided: [],
    violations: 0,
    ...more,
  }),
})
const report = (...notes: object[]) => {
  const annotations = [{ type: 'slow' }, ...notes]
  const tests = [{ annotations, results: [{ annotations }] }]
  const stats = { expected: 2, flaky: 0, unexpected: 0 }
  return JSON.stringify({ suites: [{ suites: [{ specs: [{ tests }] }] }], stats })
}
const noted = (...documents: object[]) =>
  JSON.stringify({ testResults: [{ assertionResults: documents.map((meta) => ({ meta })) }] })

const documents = noted({}, { document: 'policy' }, { document: 'report' }, { document: 'policy' })

it('adds up pages, widths, rules and documents, each once', () => {
  const undecided = ['color-contrast']
  const pages = report(
    note('/', 1440, { undecided }),
    note('/', 320, { undecided }),
    note('/about', 320, { rules: ['list'], violations: 2 }),
    note('/about', 1440),
  )
  const read = { pages, documents }
  const found = accessibilityRun(read, 'accessibility', '2026-01-31', ['/', '/about'])
  expect(found).toEqual({
    date: '2026-01-31',
    run: 'accessibility',
    tool: 'axe-core 4.14.0',
    tests: 2,
    pages: 2,
    widths: [320, 1440],
    rules: 2,
    checks: 4,
    violations: 2,
    undecided: 1,
    documents: 2,
  })
  expect(accessibilityRunSchema.parse(found)).toEqual(found)
})

it('records nothing where no test judged a page', () => {
  expect(() => accessibilityRun({ pages: report(), documents }, 'whole', '2026-01-31')).toThrow(
    'no browser test noted',
  )
})

it('records nothing where a page was not judged at each width', () => {
  const pages = report(note('/', 1440), note('/', 320), note('/about', 320))
  const record = (...paths: string[]) =>
    accessibilityRun({ pages, documents }, 'whole', '2026-01-31', paths)
  expect(record('/').pages).toBe(2)
  expect(() => record('/', '/about')).toThrow('/about at 1440 px')
  expect(() => record('/', '/news')).toThrow('/news at 320, 1440 px')
})
