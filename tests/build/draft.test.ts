import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { openQuestions } from '#content/model/open-items.ts'
import { siteFolder } from './built-site.ts'
import { elementsIn, headings, hrefs, linkNamed, partOf, wordsIn } from './page-parts.ts'

describe.runIf(contentKind() === 'draft')('/draft', () => {
  it('asks each open question, with its page and its entries', () => {
    const asked = openQuestions().questions.filter(({ answered }) => !answered)
    const questions = elementsIn(partOf('/draft', 'main'), 'li').filter(
      (item) => headings(item, 'h3').length > 0,
    )
    expect(questions.flatMap((item) => headings(item, 'h3'))).toEqual(
      asked.map(({ question }, index) => `${index + 1}${question}`),
    )
    for (const [index, { ask, page, items }] of asked.entries()) {
      const question = questions[index] ?? partOf('/draft', 'main')
      expect(wordsIn(question)).toContain(ask)
      expect(hrefs(question)).toContain(page)
      expect(elementsIn(question, 'li').map(wordsIn)).toEqual(
        items.map(({ record }) => expect.stringContaining(record)),
      )
    }
  })

  it('can be downloaded as a table', () => {
    const table = linkNamed(partOf('/draft', 'main'), 'Download as a table (CSV)')
    expect(table).toBe('/draft.csv')
    expect(existsSync(`${siteFolder}draft.csv`)).toBe(true)
  })
})
