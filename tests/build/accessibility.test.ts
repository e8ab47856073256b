import { expect, it } from 'vitest'
import { topic } from '#content/model/contact.ts'
import { documentEntries } from '#content/model/documents.ts'
import { pageText } from '#content/model/pages.ts'
import { accessibilityRun } from '#content/model/records.ts'
import { hrefs, mainWords, partOf } from './page-parts.ts'
import { readStructure } from './pdf-structure.ts'

const words = mainWords('/accessibility')
const { run } = pageText('/accessibility')

it('shows the figures of the recorded run under their names, or that none is recorded', () => {
  if (!accessibilityRun) {
    expect(words).toContain(run.none)
    return
  }
  const { rules, violations, undecided, tool } = accessibilityRun
  for (const [label, value] of [
    [run.figures.rules, rules],
    [run.figures.violations, violations],
    [run.figures.undecided, undecided],
  ] as const) {
    expect(words).toContain(`${value.toLocaleString('en-GB')} ${label}`)
  }
  expect(words).toContain(tool)
  expect(words).not.toContain(run.none)
})

it('says whom to tell about a barrier', () => {
  const links = hrefs(partOf('/accessibility', 'main'))
  const { email, form } = topic('accessibility')
  expect(links).toEqual(expect.arrayContaining([`mailto:${email}`, form]))
})

it.runIf(words.includes('PDF/UA-1'))('calls the PDFs what they are', async () => {
  const files = await Promise.all(documentEntries.map(({ id }) => readStructure(id)))
  const others = files.filter(({ tagged, part }) => !tagged || part !== '1')
  expect(others, 'correct the standard on /accessibility').toEqual([])
})
