import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { vacancyPages } from '#content/model/records.ts'
import { closingMoment } from '#content/model/times.ts'
import { closedVacancies, openVacancies, vacancies, vacancyPath } from '#content/model/vacancies.ts'
import { filtersFrom } from '#content/model/vacancy-filters.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder } from './built-site.ts'
import { elementsIn, hrefs, isHidden, mainWords, partOf, partWithId } from './page-parts.ts'

const sitemap = readFileSync(`${siteFolder}sitemap.xml`, 'utf8')

const linkedOn = (path: string) => hrefs(partOf(path, 'body'))

it.each(vacancies)('the page of $title names only the terms that it has', (vacancy) => {
  const text = mainWords(vacancyPath(vacancy))
  const { terms } = vacancyPages
  for (const name of ['reference', 'posted', 'closes'] as const)
    expect(text.includes(terms[name])).toBe(vacancy[name] !== undefined)
})

describe.each(openVacancies())('$title', (vacancy) => {
  const path = vacancyPath(vacancy)

  it('is listed by Careers, the sitemap and the index, each with its page', () => {
    expect(linkedOn('/careers')).toContain(path)
    expect(linkedOn('/search')).toContain(path)
    expect(listedPaths).toContain(path)
    expect(sitemap).toContain(`${path}</loc>`)
    expect(isHidden(path)).toBe(contentKind() === 'draft')
  })

  it('leads to its application, as Careers does', () => {
    const form = `/careers/apply?job=${encodeURIComponent(vacancy.title)}`
    expect(linkedOn(path)).toContain(form)
    expect(linkedOn('/careers')).toContain(form)
  })

  it('has a calendar file exactly when its closing date is stated', () => {
    const stated = closingMoment(vacancy) !== undefined
    expect(linkedOn(path).includes(`${path}.ics`)).toBe(stated)
    expect(existsSync(`${siteFolder}${path.slice(1)}.ics`)).toBe(stated)
  })
})

it('those that have closed are in no list, and their pages lead to a general application', () => {
  for (const vacancy of closedVacancies()) {
    const path = vacancyPath(vacancy)
    expect(linkedOn('/careers')).not.toContain(path)
    expect(sitemap).not.toContain(`${path}</loc>`)
    expect(isHidden(path)).toBe(true)
    expect(linkedOn(path)).toContain('/careers/apply')
    expect(mainWords(path)).toContain(vacancyPages.closed.text)
  }
})

it('the form offers the open positions, without script too', () => {
  const form = pageAt('/careers/apply').elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'aria-label') === 'Application',
  )
  const text = form ? textOf(form) : ''
  for (const { title } of openVacancies()) expect(text).toContain(title)
})

it('has filters exactly when its list is long', () => {
  const filters = elementsIn(partWithId('/careers', 'positions'), 'nav')
  expect(filters.length > 0).toBe(openVacancies().length >= filtersFrom)
})
