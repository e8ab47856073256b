import { expect, it } from 'vitest'
import { submissionSchemas } from '../../contract/submissions.ts'
import { cleanText } from './clean-text.ts'

/** A name as the contact form stores it; undefined where it refuses it. */
function inForm(name: string): string | undefined {
  return submissionSchemas.contact.shape.name.safeParse(name).data
}

/** Every invisible character of Unicode, and what else formats text. */
const invisible = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character))

const lost = invisible.filter((character) => inForm(`A${character}B`) === 'AB')

it('takes away what the forms of the site take away', () => {
  expect(lost.length).toBeGreaterThan(100)
  for (const character of lost) expect(cleanText(`A${character}B`)).toBe('AB')
})

it('and everything by which Markdown writes that', () => {
  for (const character of lost) {
    const code = character.codePointAt(0) ?? 0
    const [hex, decimal] = [code.toString(16), `${code}`]
    for (const written of [hex, hex.toUpperCase(), `00${hex}`].map((each) => `#x${each}`))
      expect(cleanText(`A&${written};B`)).toBe('A\uFFFDB')
    for (const written of [`#${decimal}`, `#0${decimal}`, `#X${hex}`])
      expect(cleanText(`A&${written};B`)).toBe('A\uFFFDB')
  }
  expect(cleanText('A&lrm;B&rlm;C')).toBe('A\uFFFDB\uFFFDC')
})

it.each([
  ['12 Marina\vVictoria Island', '12 Marina Victoria Island'],
  ['a\u0001b\u001f\u007f\u0080\ufffe\uffff\ud800c\td\r\ne', 'abc\td\r\ne'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

it.each([
  ['a mark within a reference', '&#x20\u202e2e;'],
  ['a reference within a reference', '&#x20&#x202e;2e;'],
  ['a reference within another one’s name', '&l&#8238;rm;'],
])('%s leaves no mark', (_, text) => {
  expect(cleanText(text)).not.toMatch(/&(#x202e|#8238|lrm);/)
})

it.each([
  'Ọlá Ńkẹ́m',
  '王小明',
  'שלום',
  'سلام',
  '👩‍🔬',
  'soft\u00adhyphen',
  '&amp; &#169; &#x20AC; &#x110000; &#999999999; &lrmx;',
  '',
])('keeps %j', (text) => {
  expect(cleanText(text)).toBe(text)
})
