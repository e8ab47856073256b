import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentRegister } from '#content/model/documents.ts'
import { legalLinks } from '#content/model/navigation.ts'
import { once } from '#content/model/once.ts'
import { people } from '#content/model/records.ts'
import { isHeld } from '#content/model/substance.ts'
import { fileSize } from '#contract/file-size.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { pageAt, siteFolder } from './built-site.ts'
import { blocksOf } from './readable-text.ts'

describe('documents', () => {
  const elements = once(() => pageAt('/documents').elements)
  const tagged = (name: string) => elements().filter(({ tagName }) => tagName === name)

  it.each(documentRegister)(
    'lists $id with edition, date and the size of the built file',
    (entry) => {
      const row = tagged('tr')
        .map(textOf)
        .find((text) => text.startsWith(entry.title))
      const { size } = statSync(`${siteFolder}${entry.id}.pdf`)
      expect(row).toContain(entry.edition)
      expect(row).toContain(String(new Date(entry.date).getUTCFullYear()))
      expect(row).toContain(fileSize(size))
    },
  )

  it.each(legalLinks)('lists the legal page $label', ({ href, label }) => {
    const rows = tagged('tr').map(textOf)
    expect(rows.filter((text) => text.startsWith(label))).toHaveLength(1)
    expect(tagged('a').some((link) => attribute(link, 'href') === href)).toBe(true)
  })
})

// Without a board a confirmed build has no such page (spec 2.24).
describe.runIf(isHeld('/governance'))('governance', () => {
  const elements = once(() => pageAt('/governance').elements)
  const tagged = (name: string) => elements().filter(({ tagName }) => tagName === name)

  it('names every position that content has, and no person', () => {
    const text = blocksOf('/governance').join('\n')
    for (const { position, name } of people) {
      expect(text).toContain(position)
      expect(text).not.toContain(name)
    }
  })

  it('takes no report by a form of its own', () => {
    const main = tagged('main').flatMap((each) => [textOf(each)])
    expect(main).toHaveLength(1)
    const forms = tagged('form').filter((form) => attribute(form, 'action')?.startsWith('/api/'))
    expect(forms.map((form) => attribute(form, 'action'))).not.toContain('/api/contact')
  })
})
