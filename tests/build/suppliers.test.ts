import { expect, it } from 'vitest'
import { topic } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { elementsIn, hrefs, mainWords, partOf, wordsIn } from './page-parts.ts'

const { papers, steps } = pageText('/suppliers')
const main = partOf('/suppliers', 'main')
const rows = elementsIn(main, 'tr').map(wordsIn)

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
  const words = mainWords('/suppliers')
  for (const { title, text } of steps.steps) {
    expect(words).toContain(title)
    expect(words).toContain(text)
  }
  expect(hrefs(main)).toContain(topic('suppliers').form)
})

it('says what we ask suppliers for: no payment', () => {
  expect(mainWords('/suppliers')).toContain(pageText('/contact').payments.text)
})
