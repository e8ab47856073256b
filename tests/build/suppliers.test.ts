import { expect, it } from 'vitest'
import { topic } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'
import { blocksOf } from './readable-text.ts'

const { papers, steps } = pageText('/suppliers')
const { elements } = pageAt('/suppliers')
const rows = elements.filter(({ tagName }) => tagName === 'tr').map(textOf)

it('numbers the papers through, each with what it shows and who issues it', () => {
  for (const [index, { name, text, issuer }] of papers.groups
    .flatMap((group) => group.papers)
    .entries()) {
    const row = rows.find((words) => words.startsWith(`${index + 1}${name}`))
    expect(row, name).toContain(text)
    expect(row, name).toContain(issuer)
  }
})

it('shows every step, and leads to the form with its subject', () => {
  const blocks = blocksOf('/suppliers')
  for (const { title, text } of steps.steps)
    expect(blocks).toEqual(expect.arrayContaining([title, text]))
  expect(elements.some((each) => attribute(each, 'href') === topic('suppliers').form)).toBe(true)
})

it('says what we ask suppliers for: no payment', () => {
  expect(blocksOf('/suppliers').join('\n')).toContain(pageText('/contact').payments.text)
})
