import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { offices, phones } from '#content/model/contact.ts'
import { documentEntries, documentWords, sectionsOf } from '#content/model/documents.ts'
import { pictures } from '#content/model/pictures.ts'
import { expectNone } from './expect-none.ts'
import { type PdfFile, readPdf } from './pdf-file.ts'
import { elementsOf, type PdfStructure, readStructure } from './pdf-structure.ts'

/*
 * What a screen reader meets in the PDFs. Typst refuses what breaks PDF/UA-1 otherwise: text or pictures
 * without a tag, headings that skip a level, fonts that are missing (documents/typeset.test.ts).
 */

/** Our numbers as they are printed, and as they are dialled. */
const dials = new Map([
  ...phones.map(({ display, dial }) => [display, dial] as const),
  ...offices.map(({ phone, dial }) => [phone, dial] as const),
])

/** Email and web addresses and phone numbers: each must be a link wherever it is printed. */
const reachable = /[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/\S+|\bwww\.\S+|\+\d[\d ]{6,}\d/g

/** The names that a document's drawings show, in order: those of the value chain, and of the targets. */
const drawings: Record<string, readonly string[][]> = {
  'company-profile': [companies.map(({ name }) => name)],
  'annual-report': [rowsOf('annual-report', 'targets')],
}

describe.each(documentEntries)('PDF $id', ({ id, title }) => {
  let pdf: PdfFile
  let structure: PdfStructure
  const all = (role: RegExp) => elementsOf(structure.elements, role)

  beforeAll(async () => {
    pdf = await readPdf(id)
    structure = await readStructure(id)
  })

  it('says that it follows PDF/UA-1, and shows its title', ({ task }) => {
    expect(structure).toMatchObject({ tagged: true, part: '1', showsTitle: true })
    // For the figures of /accessibility (tools/test/accessibility-run.ts).
    Object.assign(task.meta, { document: id })
  })

  it('has its title and its sections as headings', () => {
    const headings = all(/^H\d$/).map(({ role, text }) => ({ level: Number(role[1]), text }))
    const [first, second, ...rest] = headings
    expect(first).toEqual({ level: 1, text: title })
    expect(second).toEqual({ level: 2, text: documentWords.contents })
    expect(rest.filter(({ level }) => level < 3).map(({ text }) => text)).toEqual(
      pdf.outline.map((entry) => entry.title),
    )
  })

  it('names every column of a table', () => {
    for (const table of all(/^Table$/)) {
      const [head, ...rows] = elementsOf([table], /^TR$/)
      // On a further page, PDF.js finds the same table with an empty head.
      if (head?.text === '') continue
      const columns = head?.children.map(({ role, text }) => role === 'TH' && text.trim()) ?? []
      expect(columns.length).toBeGreaterThan(1)
      expect(columns.filter((name) => !name)).toEqual([])
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('says what its pictures and drawings show', () => {
    const texts = [...pictures.values()].map(({ alt }) => alt)
    const [cover, ...others] = all(/^Figure$/).map(({ alt }) => alt)
    expect(texts).toContain(cover)
    const drawn = others.filter((alt = '') => !texts.includes(alt))
    const stations = drawings[id] ?? []
    expect(drawn).toEqual(stations.map(() => expect.any(String)))
    stations.forEach((names, index) => {
      expectNone(
        names.filter((name) => !drawn[index]?.includes(name)),
        'names in a drawing that its text leaves out',
      )
    })
  })

  it('leads to every address and number that it prints', () => {
    const links = all(/^Link$/).flatMap(({ link, text }) => (link ? [{ ...link, text }] : []))
    expect(links.length).toBeGreaterThan(0)
    for (const { url, text, description } of links) {
      expect(description, text).not.toBe('')
      if (url.startsWith('mailto:')) expect(url).toBe(`mailto:${text}`)
      else if (url.startsWith('tel:'))
        expect(url).toBe(`tel:${dials.get(text) ?? text.replaceAll(' ', '')}`)
      else expect(new URL(url).protocol).toBe('https:')
    }
    const words = structure.elements.map(({ text }) => text).join(' ')
    const linked = links.flatMap(({ text }) => text.match(reachable) ?? [])
    expect(linked.toSorted()).toEqual((words.match(reachable) ?? []).toSorted())
    const emergency = id === 'safety-guidelines' ? ['112'] : []
    for (const number of [...dials.keys(), ...emergency]) {
      const times = words.split(number).length - 1
      expect(
        links.filter(({ text }) => text === number),
        number,
      ).toHaveLength(times)
    }
  })
})

/** The titles of a section's rows; none if the build lacks the document. */
function rowsOf(id: string, section: string): string[] {
  if (!documentEntries.some((entry) => entry.id === id)) return []
  return sectionsOf(id)(section).rows.map(({ title }) => title)
}
