import { expect, it } from 'vitest'
import type { WrittenRecord } from '../content/changes.ts'
import type { Change } from './builds.ts'
import { sectionsOf } from './report-sections.ts'

const record = (lines: WrittenRecord['lines'], more: Partial<WrittenRecord> = {}) => ({
  record: { path: 'contact.yaml', name: 'Contact', key: '', address: '', isOneOfMany: false },
  kind: 'changed' as const,
  page: '/contact',
  files: [],
  older: undefined,
  newer: undefined,
  lines,
  renames: [],
  ...more,
})
const phone = record([
  { label: 'Number', was: '+234 000 000', is: '+234 201 555' },
  { label: 'Dial', was: '+234000000', is: '+234201555' },
])

/** A change: `-removed`, `+added`, or text that stays. */
function change(kind: Change['kind'], texts: readonly string[], pages = ['/a']): Change {
  const state = { '-': 'removed', '+': 'added' } as const
  const parts = texts.map((text) => {
    const sign = text[0] === '-' || text[0] === '+' ? text[0] : undefined
    return sign ? { text: text.slice(1), state: state[sign] } : { text, state: 'same' as const }
  })
  return { kind, parts, pages }
}

it('counts the pages and documents of a value once, whatever repeats it', () => {
  const { written, unexpected, technical } = sectionsOf(
    [
      change('words', ['Call  ', '-000 000', '+201 555', ' now'], ['/a', '/b']),
      change(
        'link',
        ['Dial +234 ', '-000 000', '+201 555', ' tel:+', '-234000000', '+234201555'],
        ['/b', '/c'],
      ),
      change('document', ['Call ', '-000 000', '+201 555'], ['/p.pdf']),
      change('structured data', ['-x', '+y'], ['/z']),
    ],
    [phone],
  )
  expect([...(written[0]?.lines[0]?.pages ?? [])]).toEqual(['/a', '/b', '/c', '/p.pdf'])
  expect(unexpected.size).toBe(0)
  expect(technical).toHaveLength(4)
})

it.each<[string, Change]>([
  ['a link that leads elsewhere', change('link', ['Call us ', '-/contact', '+https://b.example'])],
  ['another number', change('words', ['-000 000', '+201 556'])],
  ['a number with a word more', change('words', ['-000 000', '+201 555 only'])],
  ['an alternative text', change('alternative text', ['-A rig', '+A rug'])],
  ['a document of other looks', change('document', ['The same words with other pictures'])],
  ['a part of an old value', change('words', ['+000'])],
])('leaves open: %s', (_, other) => {
  expect([...sectionsOf([other], [phone]).unexpected.values()]).toEqual([[other]])
})

it('explains a renamed group wherever it stands', () => {
  const group = record([{ label: 'Name', was: 'Exprich Group', is: 'Benin Holding' }])
  const words = change('words', [
    'The ',
    '-Exprich Group’s',
    '+Benin Holding’s',
    ' five: ',
    '-Exprich Group',
    '+Benin Holding',
  ])
  const { unexpected } = sectionsOf([words], [group])
  expect(unexpected.size).toBe(0)
})

it('shows a new article by its page, and its lines in lists as known', () => {
  const article = record([{ label: 'Title', is: 'A quay' }], { kind: 'new', page: '/news/2' })
  const page = change('page added', ['+Group May 1, 2026', '+A quay'], ['/news/2'])
  const link = change('link', ['+its website https://b.example'], ['/news/2'])
  const { written, unexpected } = sectionsOf(
    [
      page,
      link,
      change('words', ['+A quay'], ['/', '/news']),
      change('words', ['+May 1, 2026'], ['/']),
      change('link', ['+A quay /news/2'], ['/']),
      change('words', ['-An older one'], ['/']),
    ],
    [article],
  )
  expect(written[0]?.ownPage).toEqual([page, link])
  expect([...unexpected.values()].flat().map(({ parts }) => parts[0]?.text)).toEqual([
    'An older one',
  ])
})

it('explains what leads to another address', () => {
  const moved = change('address', ['-/news/76', '+/news/77'], ['/news/77'])
  const link = change('link', ['A quay ', '-/news/76', '+/news/77'])
  const sections = sectionsOf([moved, link], [])
  expect([...sections.unexpected.values()]).toEqual([[moved]])
  expect(sections.technical).toEqual([link])
})
