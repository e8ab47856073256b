import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { emails, hours, offices, phones } from '#content/model/contact.ts'
import { documentEntries, documentText, sectionsOf } from '#content/model/documents.ts'
import { headlineFigures } from '#content/model/figure-register.ts'
import { allFigures, formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { certificates, habits, indicators, sustainability, values } from '#content/model/records.ts'
import { clockTime } from '#content/model/times.ts'
import { type PdfFile, readPdf } from './pdf-file.ts'

const figuresOf = (ids: readonly string[]) => allFigures.filter(({ id }) => ids.includes(id))

const indicatorFigures = figuresOf(indicators.map(({ figure }) => figure))

const shareFigures = figuresOf(Object.values(sustainability.metrics).flat())

/** The figures of a document's sections. */
const sectionFigures = (id: string) =>
  figuresOf(documentText(id).sections.flatMap(({ figures }) => figures))

/** The figures that each document has to hold. */
const figuresIn = (id: string) => {
  if (id === 'company-profile') return [...headlineFigures(), ...sectionFigures(id)]
  if (id === 'qhsse-policy') return [...indicatorFigures, ...sectionFigures(id)]
  if (id !== 'annual-report') return sectionFigures(id)
  const own = figuresOf(companies.flatMap(({ figures }) => figures))
  return [...headlineFigures(), ...sectionFigures(id), ...shareFigures, ...indicatorFigures, ...own]
}

/** The content of optional sections, which are left out when it is empty. */
const fillings: Record<string, readonly unknown[]> = {
  sustainability: shareFigures,
  qhsse: indicatorFigures,
  indicators: indicatorFigures,
  bases: indicatorFigures,
  certificates,
  values,
}

/** Phrases with which a document would speak of its own gaps. */
const ownGaps = /to be confirmed|provisional|draft edition|proposed responsibilities/i

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
    expect(pdf.info).toMatchObject({
      Author: group.name,
      Language: 'en-NG',
      Subject: documentText(id).subject,
    })
    expect(pdf.info.Title).toContain(title)
  })

  it('brings its fonts', () => {
    expect(pdf.missingFonts).toEqual([])
  })

  it('has more than three pages with selectable text', () => {
    expect(pdf.pages.length).toBeGreaterThan(3)
    expect(pdf.pages.filter((text) => text.trim() === '')).toEqual([])
  })

  it('lists the sections that it has with the pages they begin on', () => {
    const titles = documentText(id)
      .sections.filter((section) => fillings[section.id]?.length !== 0)
      .map((section) => section.title)
    expect(pdf.outline.map((entry) => entry.title)).toEqual(titles)
    const listed = pdf.outline.map((entry) => `${entry.title} ${entry.page}`)
    expect(pdf.pages[1], 'the contents page').toContain(listed.join(' '))
  })

  it('says all that its sections say', () => {
    const text = textOf(pdf)
    const missing = documentText(id)
      .sections.filter((section) => fillings[section.id]?.length !== 0)
      .flatMap(({ lead, paragraphs, rows }) => [
        lead,
        ...paragraphs,
        ...rows.flatMap((row) => [row.title, row.text]),
      ])
      .filter((words) => !text.includes(words))
    expect(missing).toEqual([])
  })

  it('numbers its pages', () => {
    const inner = pdf.pages.slice(1, -1)
    expect(inner.map((text) => Number(/(\d+)\s*$/.exec(text)?.[1]))).toEqual(
      inner.map((_, index) => index + 2),
    )
  })

  it('holds its figures as figures.yaml has them', () => {
    const text = textOf(pdf)
    const missing = figuresIn(id).filter(
      (figure) => !text.includes(formatFigure(figure)) || !text.includes(figure.label),
    )
    expect(missing).toEqual([])
  })

  it('tells where, of what and when a figure was counted, as far as that is known', () => {
    const text = textOf(pdf)
    const details = figuresIn(id).flatMap(({ scope, base, period }) => [scope, base, period])
    const missing = details.filter((detail) => detail !== undefined && !text.includes(detail))
    expect(missing).toEqual([])
  })

  it('names its edition and speaks of no gap of its own', () => {
    expect(pdf.pages[0]).toContain(documentText(id).edition)
    expect(textOf(pdf)).not.toMatch(ownGaps)
    expect(JSON.stringify([pdf.info, pdf.outline])).not.toMatch(ownGaps)
  })
})

const has = (id: string) => documentEntries.some((entry) => entry.id === id)

describe.runIf(has('annual-report'))('the annual report', () => {
  it('says that it contains no audited accounts', async () => {
    expect(textOf(await readPdf('annual-report'))).toMatch(/does not contain audited accounts/i)
  })

  it('says what each figure means that has a definition', async () => {
    const text = textOf(await readPdf('annual-report'))
    const defined = figuresIn('annual-report').flatMap(({ definition }) => definition ?? [])
    expect(defined.filter((definition) => !text.includes(definition))).toEqual([])
  })
})

describe.runIf(has('company-profile'))('the company profile', () => {
  it('says of each company what its page says', async () => {
    const text = textOf(await readPdf('company-profile'))
    const missing = companies
      .flatMap(({ fullName, description, trade }) => [fullName, description, trade])
      .filter((words) => !text.includes(words))
    expect(missing).toEqual([])
  })

  it('names values and habits, and what they mean where that is known', async () => {
    const text = textOf(await readPdf('company-profile'))
    const words = [...values, ...habits].flatMap((each) => [each.title, each.text ?? []].flat())
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })

  it('says how to reach the group, with the hours as the site writes them', async () => {
    const text = textOf(await readPdf('company-profile'))
    const reach = [
      ...offices.flatMap(({ address }) => address),
      ...phones.map(({ display }) => display),
      ...Object.values(emails).map(({ address }) => address),
      ...hours.map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`),
    ]
    expect(reach.filter((detail) => !text.includes(detail))).toEqual([])
  })
})

describe.runIf(has('qhsse-policy'))('the QHSSE policy', () => {
  it('explains the indicators in the words of the QHSSE page', async () => {
    const text = textOf(await readPdf('qhsse-policy'))
    const words = indicators
      .filter(({ figure }) => indicatorFigures.some(({ id }) => id === figure))
      .flatMap(({ name, text: meaning }) => [name, meaning])
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })
})

it.each(['annual-report', 'qhsse-policy'].filter(has))('names all standards in %s', async (id) => {
  const text = textOf(await readPdf(id))
  const standards = certificates.map(({ number, edition }) => `ISO ${number}:${edition}`)
  expect(standards.filter((standard) => !text.includes(standard))).toEqual([])
})

describe.runIf(has('safety-guidelines'))('the safety guidelines', () => {
  it('number every rule through', async () => {
    const text = textOf(await readPdf('safety-guidelines'))
    const rules = ['before', 'during', 'moving', 'wrong']
      .map(sectionsOf('safety-guidelines'))
      .flatMap((section) => section.rows)
    expect(rules.length).toBeGreaterThanOrEqual(10)
    rules.forEach(({ title }, index) => {
      expect(text).toMatch(new RegExp(`\\b${index + 1}\\s+${title}`))
    })
  })

  it('give the emergency number and no telephone of an office', async () => {
    const text = textOf(await readPdf('safety-guidelines'))
    expect(text).toMatch(/\b112\b/)
    for (const { display } of phones) expect(text).not.toContain(display)
  })
})

/** The whole text of a PDF, with single spaces. */
function textOf({ pages }: PdfFile): string {
  return pages.join(' ').replace(/\s+/g, ' ')
}
