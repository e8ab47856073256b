import { expect, it } from 'vitest'
import { bar, clipped, displayWidth, tableText } from './table.ts'

it.each([
  ['Ada', 3],
  ['王小明', 6],
  ['ẹ́', 1],
  ['🙂', 2],
])('%s takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

it('cuts between characters as people see them', () => {
  expect(clipped('short', 5)).toBe('short')
  expect(clipped('rather long', 6)).toBe('rathe…')
  expect(clipped('王小明', 4)).toBe('王…')
  expect(clipped('a👩‍🔬👩‍🔬', 4)).toBe('a👩‍🔬…')
})

it.each([
  [0, 10, ''],
  [10, 10, '████'],
  [5, 10, '██'],
  [1, 1000, '▏'],
  [3, 8, '█▌'],
  [0, 0, ''],
])('%i of %i is %s', (value, most, text) => {
  expect(bar(value, most, 4)).toBe(text)
})

const plain = (_style: unknown, text: string) => text

it('lines its columns up under one rule', () => {
  const rows = [
    ['AB', '王小明', '1'],
    ['CDE', 'Ada', '20'],
  ]
  const columns = [{ title: 'ID' }, { title: 'Name' }, { title: 'Sum' }]
  expect(tableText(columns, rows, plain)).toBe(
    ['ID   Name    Sum', '───  ──────  ───', 'AB   王小明  1', 'CDE  Ada     20'].join('\n'),
  )
})

it('cuts the widest column that may be cut until the table fits', () => {
  const rows = [['7K2QW9XM4T', 'a long subject about gas', 'a name']]
  const columns = [
    { title: 'Number' },
    { title: 'About', minWidth: 5 },
    { title: 'From', minWidth: 5 },
  ]
  const text = tableText(columns, rows, plain, 30)
  expect(text).toContain('7K2QW9XM4T  a long su…  a name')
  for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(30)
})

it('paints a cell without changing its width', () => {
  const paint = (style: string, text: string) =>
    style === 'red' ? `\u001b[31m${text}\u001b[39m` : text
  const rows = [[{ text: 'new', style: 'red' as const }, 'x']]
  const text = tableText([{ title: 'State' }, { title: 'On' }], rows, paint)
  expect(text.split('\n').at(-1)).toBe('\u001b[31mnew\u001b[39m    x')
})

it('is a head alone when there are no rows', () => {
  expect(tableText([{ title: 'ID' }], [], plain)).toBe('ID\n──')
})
