import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { allFigures, figuresOf, hasPlaceholder } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/records.ts'
import { figureRowSchema, figuresFileSchema, figuresFiles } from '#contract/figures-file.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder, siteUrl } from './built-site.ts'

const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
const json: unknown = JSON.parse(read(figuresFiles.json))
const { figures } = figuresFileSchema.parse(json)
const confirmed = allFigures.filter((figure) => !hasPlaceholder(figure)).map(({ id }) => id)

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

describe('what a figure counts', () => {
  const shownOn = (path: string, ids: readonly string[]) =>
    figuresOf(ids).map((figure) => ({ path, figure }))
  const { metrics } = sustainability

  it('stands below it, where its label does not say it', () => {
    const shown = [
      ...shownOn('/', pageText('/').figures.shown),
      ...shownOn('/projects', pageText('/projects').figures),
      ...shownOn('/press', pageText('/press').figures.list),
      ...shownOn('/sustainability', Object.values(metrics).flat()),
      ...companies.flatMap(({ id, figures: own, sections }) => {
        // A project explains its figure in its own words.
        const projects = sections.flatMap((each) => (each.kind === 'projects' ? each.items : []))
        const ofProjects = projects.flatMap(({ figure }) => figure ?? [])
        return shownOn(
          `/subsidiaries/${id}`,
          own.filter((each) => !ofProjects.includes(each)),
        )
      }),
    ]
    expect(shown.filter(({ figure }) => figure.definition).length).toBeGreaterThan(0)
    const without = shown.filter(
      ({ path, figure: { definition } }) =>
        definition && !pageAt(path).elements.some((element) => textOf(element) === definition),
    )
    expect(without.map(({ path, figure }) => `${path}: ${figure.id}`)).toEqual([])
  })

  it('is never the name of the company whose page it is', () => {
    const repeating = companies.filter(({ id, name, figures: own }) => {
      const labels = new Set(figuresOf(own).map(({ label }) => label))
      const { elements } = pageAt(`/subsidiaries/${id}`)
      return elements.some((element, index) => {
        const next = elements[index + 1]
        return labels.has(textOf(element)) && next && textOf(next) === name
      })
    })
    expect(repeating.map(({ id }) => id)).toEqual([])
  })
})
