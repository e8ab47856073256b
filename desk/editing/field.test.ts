import { describe, expect, it } from 'vitest'
import { type Change, changed, entryName, type Field, merged, same, sentValues } from './field.ts'

const text = (key: string, more: object = {}): Field => ({ key, label: key, kind: 'text', ...more })
const number = (key: string): Field => ({ key, label: key, kind: 'number' })
const group = (key: string, fields: Field[], more: object = {}): Field => ({
  key,
  label: key,
  kind: 'group',
  fields,
  ...more,
})
const list = (key: string, element: Field, more: object = {}): Field => ({
  key,
  label: key,
  kind: 'list',
  element,
  ...more,
})

const form = group('', [
  text('title'),
  text('lead', { optional: true }),
  number('rate'),
  { key: 'open', label: 'Open', kind: 'switch', optional: true },
  { key: 'team', label: 'Team', kind: 'choice', values: [{ value: 'board', label: 'Board' }] },
  group('profile', [text('words'), list('duties', text('duty'))], {
    leftOut: true,
    optional: true,
  }),
  list('notes', text('note'), { optional: true }),
  list('figures', group('figure', [text('id'), number('value')])),
  list('sections', {
    key: 'section',
    label: 'Section',
    kind: 'kinds',
    kinds: [
      { value: 'words', label: 'Words', fields: [text('title'), text('words')] },
      { value: 'steps', label: 'Steps', fields: [text('title'), list('steps', text('step'))] },
    ],
  }),
])

const values = {
  title: 'A quay',
  rate: 0.25,
  team: 'board',
  notes: ['one', 'two', 'three'],
  figures: [{ id: 'a', value: 1 }],
  sections: [{ kind: 'words', title: 'Before', words: 'Of it' }],
}

describe('a change', () => {
  const after = (change: Change, from: unknown = values) => changed(form, from, change)

  it.each<[string, Change, object]>([
    ['sets a field', { do: 'set', name: 'title', value: 'A pier' }, { title: 'A pier' }],
    [
      'sets a field of an entry',
      { do: 'set', name: 'figures.0.value', value: 2 },
      { figures: [{ id: 'a', value: 2 }] },
    ],
    ['adds a text', { do: 'add', name: 'notes' }, { notes: ['one', 'two', 'three', ''] }],
    [
      'adds a group with its fields',
      { do: 'add', name: 'figures' },
      { figures: [{ id: 'a', value: 1 }, { id: '' }] },
    ],
    [
      'adds a group of a kind',
      { do: 'add kind', name: 'sections', kind: 'steps' },
      { sections: [...values.sections, { kind: 'steps', title: '', steps: [] }] },
    ],
    [
      'makes a group another kind, with what both kinds have',
      { do: 'kind', name: 'sections.0', kind: 'steps' },
      { sections: [{ kind: 'steps', title: 'Before', steps: [] }] },
    ],
    ['moves up', { do: 'up', name: 'notes.2' }, { notes: ['one', 'three', 'two'] }],
    ['moves down', { do: 'down', name: 'notes.0' }, { notes: ['two', 'one', 'three'] }],
    ['moves the first no further', { do: 'up', name: 'notes.0' }, {}],
    ['moves the last no further', { do: 'down', name: 'notes.2' }, {}],
    ['copies', { do: 'copy', name: 'notes.0' }, { notes: ['one', 'one', 'two', 'three'] }],
    ['removes', { do: 'remove', name: 'notes.1' }, { notes: ['one', 'three'] }],
    ['opens a group', { do: 'open', name: 'profile' }, { profile: { words: '', duties: [] } }],
  ])('%s', (_, change, difference) => {
    expect(after(change)).toEqual({ ...values, ...difference })
  })

  it('leaves out a group, and a list whose last entry goes', () => {
    const { notes: _, ...others } = values
    expect(after({ do: 'remove', name: 'notes.0' }, { ...values, notes: ['one'] })).toEqual(others)
    const opened = after({ do: 'open', name: 'profile' })
    expect(after({ do: 'leave out', name: 'profile' }, opened)).toEqual(values)
  })

  it('keeps what it does not touch, and the order of the keys', () => {
    const next = Object(after({ do: 'set', name: 'rate', value: 1 }))
    expect(next.sections).toBe(values.sections)
    expect(Object.keys(next)).toEqual(Object.keys(values))
  })
})

describe('a sent form', () => {
  const sent = (fields: Record<string, string>) =>
    Object(sentValues(form, new URLSearchParams(fields)))

  it('is the record, without what is left empty', () => {
    const fields = {
      title: 'A quay',
      lead: '',
      rate: ' 0.25 ',
      team: 'board',
      'notes.length': '2',
      'notes.0': 'one',
      'notes.1': 'two',
      'figures.length': '1',
      'figures.0.id': 'a',
      'figures.0.value': '1',
      'sections.length': '1',
      'sections.0.kind': 'words',
      'sections.0.title': 'Before',
      'sections.0.words': 'Of\r\nit',
      unknown: 'x',
    }
    expect(sent(fields)).toEqual({
      ...values,
      notes: ['one', 'two'],
      sections: [{ kind: 'words', title: 'Before', words: 'Of\nit' }],
    })
  })

  it.each([
    ['0,25', '0,25'],
    ['12,500', '12,500'],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['half', 'half'],
    ['0.25', 0.25],
    ['-3', -3],
    ['.5', 0.5],
    ['', undefined],
  ])('has %s as %s: what is no number stays a text, for the check to refuse', (rate, value) => {
    expect(sent({ rate }).rate).toBe(value)
  })

  it('has a group where its mark is sent, and a switch that is on', () => {
    expect(sent({ 'profile.words': 'x' })).not.toHaveProperty('profile')
    const opened = sent({ 'profile.is-there': '1', 'profile.words': 'x', open: 'on' })
    expect(opened).toMatchObject({ profile: { words: 'x', duties: [] }, open: true })
  })

  it('makes no list longer than any of the content', () => {
    expect(sent({ 'notes.length': '9999999' }).notes).toHaveLength(1000)
    expect(sent({ 'notes.length': '-1' }).notes).toEqual([])
  })
})

describe('two people’s changes', () => {
  it('of different fields are both there', () => {
    const mine = { ...values, title: 'Mine' }
    const theirs = { ...values, figures: [{ id: 'a', value: 2 }] }
    expect(merged(values, mine, theirs)).toEqual({
      values: { ...mine, figures: theirs.figures },
      conflicts: [],
    })
  })

  it('of one field are a conflict, in which mine stays', () => {
    const mine = { ...values, figures: [{ id: 'a', value: 2 }] }
    const theirs = { ...values, figures: [{ id: 'b', value: 3 }] }
    expect(merged(values, mine, theirs)).toEqual({
      values: { ...values, figures: [{ id: 'b', value: 2 }] },
      conflicts: [{ name: 'figures.0.value', theirs: 3 }],
    })
  })

  it('that are the same, are one', () => {
    const both = { ...values, title: 'Both' }
    expect(merged(values, both, { ...both })).toEqual({ values: both, conflicts: [] })
  })

  it('of a list of which both have added or removed entries, are a conflict of the list', () => {
    const mine = { ...values, notes: ['one', 'two', 'three', 'mine'] }
    const theirs = { ...values, notes: ['one', 'two'] }
    expect(merged(values, mine, theirs)).toEqual({
      values: mine,
      conflicts: [{ name: 'notes', theirs: theirs.notes }],
    })
  })

  it('of which one leaves a field out', () => {
    const { notes: _, ...mine } = values
    const theirs = { ...values, title: 'Theirs' }
    expect(merged(values, mine, theirs)).toEqual({
      values: { ...mine, title: 'Theirs' },
      conflicts: [],
    })
    const conflict = merged(values, mine, { ...values, notes: ['other'] })
    expect(conflict.conflicts).toEqual([{ name: 'notes', theirs: ['other'] }])
  })
})

it.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: '1' }, true],
  [{ a: undefined }, {}, true],
  [{ a: '' }, {}, true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: { b: '' } }, { a: 'b' }, false],
])('%j and %j are the same: %s', (one, other, are) => {
  expect(same(one, other)).toBe(are)
  expect(same(other, one)).toBe(are)
})

it('an entry is named by its title, its first words, or nothing', () => {
  expect(entryName({ id: 'a', title: 'Harbour', text: 'At noon' })).toBe('Harbour')
  expect(entryName({ text: 'At noon', value: 3 })).toBe('At noon')
  expect(entryName({ href: '/careers', asks: 'job' })).toBe('/careers')
  expect(entryName('A text')).toBe('A text')
  expect(entryName({ kind: 'words', steps: [] })).toBe('')
  expect(entryName('x'.repeat(200))).toHaveLength(80)
})
