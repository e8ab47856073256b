import { expect, it } from 'vitest'
import { markedTitle, sentenceParts, type TextPart } from './marked-text.ts'

/** Marked parts between brackets. */
const shown = (parts: TextPart[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

const text =
  'Gas. Gas supply. We find gas and sell it. <b>Raw</b> gas (natural gas) carries water. ' +
  `It ${'and '.repeat(40)}gas ${'then '.repeat(40)}ends.`
const gas = text.split(' ').flatMap((word, index) => (/gas/i.test(word) ? [index] : []))

it.each([
  [
    'the sentence that says most, not a heading',
    gas,
    '<b>Raw</b> [gas] (natural [gas]) carries water.',
  ],
  ['a whole sentence', gas.slice(0, 3), 'We find [gas] and sell it.'],
  ['a heading where nothing else matches', gas.slice(0, 1), '[Gas].'],
  ['nothing where nothing was found', [], ''],
])('an extract is %s', (_, found, expected) => {
  expect(shown(sentenceParts(text, found))).toBe(expected)
})

it('cuts a long sentence around what was found', () => {
  const extract = shown(sentenceParts(text, gas.slice(-1)))
  expect(extract).toMatch(/^… (and )+\[gas\] (then )+…$/)
  expect(extract.split(' ')).toHaveLength(32)
})

it.each([
  ['Gasrich E & P', 'gas', '[Gas]rich E & P'],
  ['Gasrich', 'gas gasrich', '[Gasrich]'],
  ['Fatgas', ' GAS ', 'Fat[gas]'],
  ['Contact Us', 'gas', 'Contact Us'],
  ['Contact Us', '  ', 'Contact Us'],
  ['What (and why)?', '( )? [', 'What [(]and why[)?]'],
  ['a.b', '.', 'a[.]b'],
  ['Côte d’Ivoire', "cote d'Ivoire", '[Côte] [d’Ivoire]'],
  ['Côte d’Ivoire', 'IVOIRE', 'Côte d’[Ivoire]'],
  ['Ọ̀lá at Ƙofar', 'ola kofar', '[Ọ̀lá] at [Ƙofar]'],
  ['Œuvre', 'uv', 'Œ[uv]re'],
])('of the title %j, for %j, marks %j', (title, query, expected) => {
  expect(shown(markedTitle(title, query))).toBe(expected)
})
