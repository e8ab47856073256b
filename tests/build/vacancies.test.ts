import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { vacancyPages } from '#content/model/records.ts'
import { closingMoment } from '#content/model/times.ts'
import { closedVacancies, openVacancies, vacancies, vacancyPath } from '#content/model/vacancies.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder } from './built-site.ts'
import { blocksOf } from './readable-text.ts'

const sitemap = readFileSync(`${siteFolder}sitemap.xml`, 'utf8')

function hrefs(path: string): string[] {
  return pageAt(path).elements.flatMap((element) =>
    element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [],
  )
}

const isHidden = (path: string) =>
  pageAt(path).elements.some(
    (element) =>
      attribute(element, 'name') === 'robots' && attribute(element, 'content') === 'noindex',
  )

it.each(vacancies)('the page of $title names only the terms that it has', (vacancy) => {
  const text = blocksOf(vacancyPath(vacancy)).join('\n')
  const { terms } = vacancyPages
  for (const name of ['reference', 'posted', 'closes'] as const)
    expect(text.includes(terms[name])).toBe(vacancy[name] !== undefined)
})

describe.each(openVacancies())('$title', (vacancy) => {
  const path = vacancyPath(vacancy)

  it('is listed by Careers, the sitemap and the index, each with its page', () => {
    expect(hrefs('/careers')).toContain(path)
    expect(hrefs('/search')).toContain(path)
    expect(listedPaths).toContain(path)
    expect(sitemap).toContain(`${path}</loc>`)
    expect(isHidden(path)).toBe(contentKind() === 'draft')
  })

  it('leads to its application, as Careers does', () => {
    const form = `/careers/apply?job=${encodeURIComponent(vacancy.title)}`
    expect(hrefs(path)).toContain(form)
    expect(hrefs('/careers')).toContain(form)
  })

  it('has a calendar file exactly when its closing date is stated', () => {
    const stated = closingMoment(vacancy) !== undefined
    expect(hrefs(path).includes(`${path}.ics`)).toBe(stated)
    expect(existsSync(`${siteFolder}${path.slice(1)}.ics`)).toBe(stated)
  })
})

it('those that have closed are in no list, and their pages lead to a general application', () => {
  for (const vacancy of closedVacancies()) {
    const path = vacancyPath(vacancy)
    expect(hrefs('/careers')).not.toContain(path)
    expect(sitemap).not.toContain(`${path}</loc>`)
    expect(isHidden(path)).toBe(true)
    expect(hrefs(path)).toContain('/careers/apply')
    expect(blocksOf(path)).toContain(vacancyPages.closed.text)
  }
})

it('the form offers the open positions, without script too', () => {
  const form = pageAt('/careers/apply').elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'aria-label') === 'Application',
  )
  const text = form ? textOf(form) : ''
  for (const { title } of openVacancies()) expect(text).toContain(title)
})
