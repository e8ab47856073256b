import { expect, it } from 'vitest'
import { grouped, groupOf } from './search-groups.ts'

it.each([
  ['/subsidiaries/gasrich', 'Companies'],
  ['/services', 'Services'],
  ['/services#epc', 'Services'],
  ['/news', 'News'],
  ['/news/3', 'News'],
  ['/newsroom', 'Pages'],
  ['/careers/apply?job=x', 'Careers'],
  ['/case-studies#escravos', 'Case studies'],
  ['/', 'Pages'],
  ['/about', 'Pages'],
])('%s belongs to %s', (href, name) => {
  expect(groupOf(href)).toBe(name)
})

it('keeps the order of the groups, and of the items in each', () => {
  const items = ['/about', '/news/2', '/subsidiaries/fatgas', '/news/1'].map((href) => ({ href }))
  expect(grouped(items).map(({ name, items: own }) => [name, own.map(({ href }) => href)])).toEqual(
    [
      ['Companies', ['/subsidiaries/fatgas']],
      ['News', ['/news/2', '/news/1']],
      ['Pages', ['/about']],
    ],
  )
})

it('has no groups for nothing', () => {
  expect(grouped([])).toEqual([])
})
