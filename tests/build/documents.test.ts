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
function figuresIn(id: string) {
  if (id === 'company-profile') return [...headlineFigures(), ...sectionFigures(id)]
  if (id === 'qhsse-policy') return [...indicatorFigures, ...sectionFigures(id)]
  if (id !== 'annual-report') return sectionFigures(id)
  const own = figuresOf(companies.flatMap(({ figures }) => figures))
  return [...headlineFigures(), ...sectionFigures(id), ...shareFigures, ...indicatorFigures, ...own]
}

const standards = certificates.map(({ number, edition }) => `ISO ${number}:${edition}`)

/** What a document says beside its own sections and figures: what its pages say. */
const wordsIn: Record<string, readonly string[]> = {
  'annual-report': [
    ...figuresIn('annual-report').flatMap(({ definition }) => definition ?? []),
    ...standards,
  ],
  'company-profile': [
    ...companies.flatMap(({ fullName, description, trade }) => [fullName, description, trade]),
    ...[...values, ...habits].flatMap(({ title, text }) => [title, text]),
    ...offices.flatMap(({ address }) => address),
    ...phones.map(({ display }) => display),
    ...Object.values(emails).map(({ address }) => address),
    ...hours.map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`),
  ],
  'qhsse-policy': [
    ...indicators
      .filter(({ figure }) => indicatorFigures.some(({ id }) => id === figure))
      .flatMap(({ name, text }) => [name, text]),
    ...standards,
  ],
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

  it('says all that its sections say, with its figures as figures.yaml has them', () => {
    const text = textOf(pdf)
    const words = [
      ...documentText(id)
        .sections.filter((section) => fillings[section.id]?.length !== 0)
        .flatMap(({ lead, paragraphs, rows }) => [
          lead,
          ...paragraphs,
          ...rows.flatMap((row) => [row.title, row.text]),
        ]),
      // With where, of what and when it was counted, as far as that is known.
      ...figuresIn(id).flatMap((figure) => {
        const { label, scope, base, period } = figure
        return [formatFigure(figure), label, ...[scope, base, period].flatMap((each) => each ?? [])]
      }),
      ...(wordsIn[id] ?? []),
    ]
    expect(words.filter((each) => !text.includes(each))).toEqual([])
  })

  it('names its edition and speaks of no gap of its own', () => {
    expect(pdf.pages[0]).toContain(documentText(id).edition)
    expect(textOf(pdf)).not.toMatch(ownGaps)
    expect(JSON.stringify([pdf.info, pdf.outline])).not.toMatch(ownGaps)
  })
})

const has = (id: string) => documentEntries.some((entry) => entry.id === id)

it.runIf(has('annual-report'))('the annual report says that it is not audited', async () => {
  expect(textOf(await readPdf('annual-report'))).toMatch(/does not contain audited accounts/i)
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
