import { expect, it } from 'vitest'
import { officialRecords } from '#content/model/official.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt, siteUrl } from './built-site.ts'

const { elements } = pageAt('/verify')

it('lists everything official, as the check reads it', () => {
  const rows = elements.filter((element) => attribute(element, 'data-official') !== undefined)
  const listed = rows.map((row) =>
    ['data-official', 'data-value'].map((name) => attribute(row, name)),
  )
  const records = officialRecords(siteUrl)
  expect(listed.toSorted()).toEqual(records.map(({ kind, value }) => [kind, value]).toSorted())
  expect(new Set(records.map(({ value }) => value)).size).toBe(records.length)
})

it('has a form that sends nothing: no action, no name', () => {
  const form = elements.find((element) => attribute(element, 'method') === 'dialog')
  expect(form && attribute(form, 'action')).toBeUndefined()
  const field = elements.find((element) => attribute(element, 'id') === 'official-check')
  expect(field?.tagName).toBe('input')
  expect(field && attribute(field, 'name')).toBeUndefined()
})

it.each(['/careers', '/careers/apply', '/contact'])('the notice of %s leads to it', (path) => {
  const { elements: all } = pageAt(path)
  const main = all.filter((element) => attribute(element, 'href') === '/verify')
  // One in the footer, one in the notice.
  expect(main.length).toBeGreaterThanOrEqual(2)
})
