import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { findSchema, searchSchema } from '../model/site-schemas.ts'
import { lettersSchema } from '../model/vacancy-schemas.ts'
import { formWords } from './001-form-words.ts'
import { letters } from './002-letters.ts'
import { whatPeopleSay } from './003-find.ts'

it('takes the unused words out of the forms, and nothing else', async () => {
  const today = await readFile('content/form-words.yaml', 'utf8')
  const before = today
    .replace('contact:\n', '$&  notLoaded: It could not be loaded.\n')
    .replace('application:\n', '$&  notLoaded: It could not be loaded.\n')
    .concat('sendInstead: Send it to\n')
  const files = new Map(
    [
      ['form-words.yaml', before],
      ['site.yaml', 'name: x\n'],
    ].map(([path = '', text = '']) => [path, Buffer.from(text)]),
  )
  const after = formWords.migrate(files)
  expect(parse(String(after.get('form-words.yaml')))).toEqual(parse(today))
  expect(after.get('site.yaml')).toEqual(files.get('site.yaml'))
  expect(formWords.migrate(after)).toEqual(after)
})

it('adds letters to applicants where there are none', () => {
  const after = letters.migrate(new Map())
  expect(lettersSchema.safeParse(parse(String(after.get('letters.yaml')))).success).toBe(true)
  const own = new Map([['letters.yaml', Buffer.from('own')]])
  expect(letters.migrate(own)).toEqual(own)
})

it('moves the other words for pages to what people say', async () => {
  const today = await readFile('content/search.yaml', 'utf8')
  const before = today
    .replace(/ {2}best: .*\n/, '')
    .concat(
      'otherWords:\n  - href: /careers\n    keywords: [gigs]\n  - href: /news/1\n    keywords: [quay]\n',
    )
  const files = new Map([['search.yaml', Buffer.from(before)]])
  const after = whatPeopleSay.migrate(files)
  expect(searchSchema.safeParse(parse(String(after.get('search.yaml')))).success).toBe(true)
  const { pages } = findSchema.parse(parse(String(after.get('find.yaml'))))
  const asksOf = (page: string) => pages.find(({ href }) => href === page)?.asks
  expect(asksOf('/careers')).toEqual(expect.arrayContaining(['hire', 'gigs']))
  expect(asksOf('/news/1')).toEqual(['quay'])
  expect(whatPeopleSay.migrate(after)).toEqual(after)
})
