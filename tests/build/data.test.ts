import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { serializeOuter } from 'parse5'
import { describe, expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import {
  allFigures,
  figureOf,
  figuresOf,
  headlineFigures,
  isSettled,
} from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { figureRowSchema, figuresFileSchema, figuresFiles } from '#contract/figures-file.ts'
import {
  attribute,
  type PageElement,
  pageElements,
  textOf,
} from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder, siteUrl } from './built-site.ts'

const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
const json: unknown = JSON.parse(read(figuresFiles.json))
const { figures } = figuresFileSchema.parse(json)
const confirmed = allFigures.filter(isSettled).map(({ id }) => id)

it('every figure has a row of its own', () => {
  const ids = pageAt('/data').elements.flatMap((element) => attribute(element, 'id') ?? [])
  expect(allFigures.filter(({ id }) => ids.filter((one) => one === id).length !== 1)).toEqual([])
})

describe('the files', () => {
  it('hold what is stated in number and scope, all of it and nothing else', () => {
    expect(figures.map(({ id }) => id).toSorted()).toEqual(confirmed.toSorted())
    expect(read(figuresFiles.json)).not.toMatch(/to be confirmed|placeholder/i)
    expect(read(figuresFiles.csv)).not.toMatch(/to be confirmed|placeholder/i)
  })

  it('fit their schema, which refuses others', () => {
    const schema: object = JSON.parse(read(figuresFiles.schema))
    // `uri`, its only format, is checked in the next test.
    const fits = new Ajv2020({ formats: { uri: true } }).compile(schema)
    expect(fits(json), JSON.stringify(fits.errors)).toBe(true)
    expect(fits({ publisher: 'Nobody', figures: [{ id: 'a' }] })).toBe(false)
    expect(schema).toMatchObject({ $id: siteUrl + figuresFiles.schema })
  })

  it('name pages of this site', () => {
    const paths = figures.map(({ page }) => page.replace(siteUrl, '') || '/')
    expect(paths.filter((path) => !listedPaths.includes(path))).toEqual([])
  })

  it('say the same as a table, in the columns of the schema', () => {
    const [head, ...rows] = read(figuresFiles.csv).replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head?.split(',')).toEqual(Object.keys(figureRowSchema.shape))
    expect(rows.map((row) => row.split(',')[0])).toEqual(figures.map(({ id }) => id))
    // Cells that a spreadsheet would take for formulas.
    expect(rows.filter((row) => /(^|,)"?[=+@-]/.test(row))).toEqual([])
  })
})

it('pages with figures lead to their rows', () => {
  const linked = listedPaths.filter((path) =>
    pageAt(path).elements.some((element) => attribute(element, 'href')?.startsWith('/data#')),
  )
  for (const path of ['/', '/projects', '/qhsse', '/sustainability']) expect(linked).toContain(path)
  expect(linked.filter((path) => path.startsWith('/subsidiaries/')).length).toBeGreaterThan(0)
})

describe('the mark behind a figure', () => {
  const register = pageAt('/data').elements
  const withId = (elements: readonly PageElement[], id: string) =>
    elements.filter((element) => attribute(element, 'id') === id)
  const marks = listedPaths.flatMap((path) =>
    pageAt(path).elements.flatMap((mark) => {
      const [, id] = /^receipt-(.+)$/.exec(attribute(mark, 'popovertarget') ?? '') ?? []
      return id ? [{ path, id, mark }] : []
    }),
  )

  it('stands on every page that states figures', () => {
    const marked = new Set(marks.map(({ path }) => path))
    const stating = companies.filter(({ figures: own }) => figuresOf(own).length > 0)
    const general = ['/', '/projects', '/qhsse', '/sustainability', '/press', '/where-we-work']
    const expected = [...general, ...stating.map(({ id }) => `/subsidiaries/${id}`)]
    expect(expected.filter((path) => !marked.has(path))).toEqual([])
    const home = marks.filter(({ path }) => path === '/').map(({ id }) => id)
    expect(home).toEqual(headlineFigures().map(({ id }) => id))
  })

  it('says nothing by itself, so that its line is the figure alone, and has a name', () => {
    expect(marks.filter(({ mark }) => textOf(mark) !== '')).toEqual([])
    const names = marks.map(({ mark }) => attribute(mark, 'aria-label'))
    expect(names).toEqual(
      marks.map(({ id }) => `${pageText('/data').receipt.name} ${figureOf(id).label}`),
    )
  })

  it('opens what the row of the figure says, and leads there', () => {
    const wrong = marks.filter(({ path, id }) => {
      const receipts = withId(pageAt(path).elements, `receipt-${id}`)
      const [row] = withId(register, id)
      const [receipt] = receipts
      if (!receipt || receipts.length > 1 || !row) return true
      const { unit, definition = '', scope = '', base = '', period = '' } = figureOf(id)
      const said = [unit, definition, scope, base, period]
      const both = [receipt, row].map(textOf)
      const inBoth = said.every((words) => both.every((text) => text.includes(words)))
      const links = pageElements(serializeOuter(receipt)).map((each) => attribute(each, 'href'))
      return !inBoth || !links.includes(`/data#${id}`)
    })
    expect(wrong.map(({ path, id }) => `${path}: ${id}`)).toEqual([])
  })
})
