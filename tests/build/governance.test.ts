import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentEntries } from '#content/model/documents.ts'
import { legalLinks } from '#content/model/navigation.ts'
import { once } from '#content/model/once.ts'
import { people } from '#content/model/records.ts'
import { isHeld } from '#content/model/substance.ts'
import { fileSize } from '#contract/file-size.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { siteFolder } from './built-site.ts'
import { elementsIn, hrefs, mainWords, partOf, wordsIn } from './page-parts.ts'

describe('documents', () => {
  const main = once(() => partOf('/documents', 'main'))
  const rows = () => elementsIn(main(), 'tr').map(wordsIn)

  it.each(documentEntries)(
    'lists $id with edition, date and the size of the built file',
    (entry) => {
      const row = rows().find((text) => text.startsWith(entry.title))
      const { size } = statSync(`${siteFolder}${entry.id}.pdf`)
      expect(row).toContain(entry.edition)
      expect(row).toContain(String(new Date(entry.date).getUTCFullYear()))
      expect(row).toContain(fileSize(size))
    },
  )

  it.each(legalLinks)('lists the legal page $label', ({ href, label }) => {
    expect(rows().filter((text) => text.startsWith(label))).toHaveLength(1)
    expect(hrefs(main())).toContain(href)
  })
})

// Without a board a confirmed build has no such page (spec 2.24).
describe.runIf(isHeld('/governance'))('governance', () => {
  it('names every position that content has, and no person', () => {
    const text = mainWords('/governance')
    for (const { position, name } of people) {
      expect(text).toContain(position)
      expect(text).not.toContain(name)
    }
  })

  it('takes no report by a form of its own', () => {
    const forms = elementsIn(partOf('/governance', 'main'), 'form')
    expect(forms.map((form) => attribute(form, 'action'))).not.toContain('/api/contact')
  })
})
