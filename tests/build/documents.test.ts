import { beforeAll, describe, expect, it } from 'vitest'
import { documentEntries, documentText, sectionsOf } from '#content/model/documents.ts'
import { facts } from '#content/model/facts.ts'
import { fact, formatFigure, headlineFactIds, isConfirmed } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { type PdfFile, readPdf } from './pdf-file.ts'

const indicators = ['trir', 'ltif', 'high-potential-incidents', 'recycling-rate'] as const

/** Figures that a menu counts or that stand inside another one. */
const outsideTheReport: string[] = ['subsidiaries-in-menu', 'emissions-target-year', 'case-studies']

/** What each document has to hold. */
const expected: Record<string, { figures: readonly string[] }> = {
  'company-profile': { figures: headlineFactIds },
  'annual-report': {
    figures: facts.map(({ id }) => id).filter((id) => !outsideTheReport.includes(id)),
  },
  'qhsse-policy': { figures: indicators },
  'safety-guidelines': { figures: [] },
}

describe.each(documentEntries)('PDF $id', ({ id, title }) => {
  let pdf: PdfFile

  beforeAll(async () => {
    pdf = await readPdf(id)
  })

  it('is a PDF of at most 1.5 MB', () => {
    expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.bytes.length).toBeLessThanOrEqual(1.5 * 1024 * 1024)
  })

  it('says what it is, who made it and in which language', () => {
    expect(pdf.info).toMatchObject({ Author: group.name, Language: 'en-NG' })
    expect(pdf.info.Title).toContain(title)
    expect(pdf.info.Subject).toBeTruthy()
  })

  it('brings its fonts', () => {
    expect(pdf.missingFonts).toEqual([])
  })

  it('has more than three pages with selectable text', () => {
    expect(pdf.pages.length).toBeGreaterThan(3)
    expect(pdf.pages.filter((text) => text.trim() === '')).toEqual([])
  })

  it('lists its sections with the pages they begin on', () => {
    const titles = documentText(id).sections.map((section) => section.title)
    expect(pdf.outline.map((entry) => entry.title)).toEqual(titles)
    for (const entry of pdf.outline) {
      expect(pdf.pages[1], 'the contents page').toContain(`${entry.title} ${entry.page}`)
    }
  })

  it('numbers its pages', () => {
    const inner = pdf.pages.slice(1, -1)
    expect(inner.map((text) => Number(/(\d+)\s*$/.exec(text)?.[1]))).toEqual(
      inner.map((_, index) => index + 2),
    )
  })

  it('holds its figures as the facts file has them', () => {
    const text = pdf.pages.join(' ')
    const missing = (expected[id]?.figures ?? []).filter(
      (figure) => !text.includes(formatFigure(fact(figure))) || !text.includes(fact(figure).label),
    )
    expect(missing).toEqual([])
  })

  it('lists at its end what of its figures is still to be confirmed', () => {
    const last = documentText(id).sections.at(-1)
    const page = pdf.outline.find((entry) => entry.title === last?.title)?.page ?? 0
    const open = (expected[id]?.figures ?? []).map(fact).filter((figure) => !isConfirmed(figure))
    const text = pdf.pages
      .slice(page - 1, -1)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(open.filter(({ label }) => !text.includes(label))).toEqual([])
    for (const { title } of last?.rows ?? []) expect(text).toContain(title)
  })
})

it('says of a figure without a confirmed scope that only its value is stated', async () => {
  const text = (await readPdf('annual-report')).pages.join(' ').replace(/\s+/g, ' ')
  expect(text).toMatch(/TRIR .{0,120}Value stated/)
  expect(text).not.toMatch(/million hours/i)
})

it('says in the annual report that audited accounts are not part of it', async () => {
  const { pages } = await readPdf('annual-report')
  expect(pages.join(' ')).toMatch(/audited accounts are not part of it/i)
})

it('names the four standards in the QHSSE policy', async () => {
  const text = (await readPdf('qhsse-policy')).pages.join(' ')
  for (const standard of ['9001:2015', '14001:2015', '45001:2018', '27001:2022']) {
    expect(text).toContain(`ISO ${standard}`)
  }
})

it('numbers every rule of the safety guidelines through', async () => {
  const text = (await readPdf('safety-guidelines')).pages.join(' ')
  const rules = ['before', 'during', 'moving', 'wrong']
    .map(sectionsOf('safety-guidelines'))
    .flatMap((section) => section.rows)
  expect(rules.length).toBeGreaterThanOrEqual(10)
  rules.forEach(({ title }, index) => {
    expect(text).toMatch(new RegExp(`\\b${index + 1}\\s+${title}`))
  })
})
