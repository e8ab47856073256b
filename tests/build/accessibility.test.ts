import { expect, it } from 'vitest'
import { accessibilityRun } from '#content/model/accessibility-run.ts'
import { topic } from '#content/model/contact.ts'
import { documentRegister } from '#content/model/documents.ts'
import { pageText } from '#content/model/pages.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'
import { readPdf } from './pdf-file.ts'
import { blocksOf } from './readable-text.ts'

const blocks = blocksOf('/accessibility')
const { run, gaps } = pageText('/accessibility')

it('shows the figures of the recorded run under their names, or that none is recorded', () => {
  if (!accessibilityRun) {
    expect(blocks).toContain(run.none)
    return
  }
  const { pages, rules, checks, violations, tool } = accessibilityRun
  for (const [label, value] of [
    [run.figures.pages, pages],
    [run.figures.rules, rules],
    [run.figures.checks, checks],
    [run.figures.violations, violations],
  ] as const) {
    expect(blocks[blocks.indexOf(label) - 1], label).toBe(value.toLocaleString('en-GB'))
  }
  expect(blocks).toContain(tool)
  expect(blocks).not.toContain(run.none)
})

it('says whom to tell about a barrier', () => {
  const links = pageAt('/accessibility').elements.flatMap((each) => attribute(each, 'href') ?? [])
  const { email, form } = topic('accessibility')
  expect(links).toEqual(expect.arrayContaining([`mailto:${email}`, form]))
})

it.runIf(gaps.statements.some(({ text }) => text.includes('tags')))(
  'calls the PDFs untagged for as long as they are',
  async () => {
    const files = await Promise.all(documentRegister.map(({ id }) => readPdf(id)))
    const tagged = files.filter(({ bytes }) => bytes.includes('/StructTreeRoot'))
    expect(tagged, 'correct the known gaps on /accessibility').toEqual([])
  },
)
