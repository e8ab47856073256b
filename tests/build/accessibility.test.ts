import { expect, it } from 'vitest'
import { topic } from '#content/model/contact.ts'
import { documentRegister } from '#content/model/documents.ts'
import { pageText } from '#content/model/pages.ts'
import { accessibilityRun } from '#content/model/records.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'
import { readStructure } from './pdf-structure.ts'
import { blocksOf } from './readable-text.ts'

const blocks = blocksOf('/accessibility')
const { run } = pageText('/accessibility')

it('shows the figures of the recorded run under their names, or that none is recorded', () => {
  if (!accessibilityRun) {
    expect(blocks).toContain(run.none)
    return
  }
  const { rules, violations, undecided, tool } = accessibilityRun
  for (const [label, value] of [
    [run.figures.rules, rules],
    [run.figures.violations, violations],
    [run.figures.undecided, undecided],
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

it.runIf(blocks.some((block) => block.includes('PDF/UA-1')))(
  'calls the PDFs what they are',
  async () => {
    const files = await Promise.all(documentRegister.map(({ id }) => readStructure(id)))
    const others = files.filter(({ tagged, part }) => !tagged || part !== '1')
    expect(others, 'correct the standard on /accessibility').toEqual([])
  },
)
