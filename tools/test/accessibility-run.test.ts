import { expect, it } from 'vitest'
import { accessibilityRunSchema } from '#content/model/document-schemas.ts'
import { accessibilityRun } from './accessibility-run.ts'
import { type AxeNote, axeNoteType } from './axe-note.ts'

const note = (path: string, width: number, more: Partial<AxeNote> = {}): AxeNote => ({
  ...{ tool: 'axe-core 4.14.0', path, width, rules: ['list', 'region'] },
  ...{ undecided: [], violations: 0, ...more },
})

const spec = (...notes: AxeNote[]) => {
  const annotations = notes.map((each) => ({
    type: axeNoteType,
    description: JSON.stringify(each),
  }))
  const other = { type: 'slow' }
  const tests = [{ status: 'expected', results: [], annotations: [other, ...annotations] }]
  return { title: 'a page', file: 'pages.spec.ts', line: 1, tests }
}

const undecided = ['color-contrast']
const report = {
  errors: [],
  suites: [
    {
      title: 'pages',
      specs: [spec(note('/', 1440, { undecided }), note('/', 320, { undecided }))],
      suites: [
        { title: 'inner', specs: [spec(note('/about', 320, { rules: ['list'], violations: 2 }))] },
      ],
    },
  ],
}

const noted = (document?: string) => ({ fullName: 'a document', meta: { document } })
const documents = {
  testResults: [
    { assertionResults: [{ fullName: 'another test' }, noted('policy'), noted('report')] },
    { assertionResults: [noted(), noted('policy')] },
  ],
}

it('adds up pages, widths, rules and documents, each once', () => {
  const found = accessibilityRun({ pages: report, documents }, 'accessibility', '2026-01-31')
  expect(found).toEqual({
    ...{ date: '2026-01-31', run: 'accessibility', tool: 'axe-core 4.14.0', tests: 2 },
    ...{ pages: 2, widths: [320, 1440], rules: 2, checks: 3, violations: 2, undecided: 1 },
    documents: 2,
  })
  expect(accessibilityRunSchema.parse(found)).toEqual(found)
})

it('records nothing where no test judged a page', () => {
  const without = { errors: [], suites: [{ title: 'pages', specs: [spec()] }] }
  expect(() => accessibilityRun({ pages: without, documents }, 'whole', '2026-01-31')).toThrow(
    'no browser test noted',
  )
})
