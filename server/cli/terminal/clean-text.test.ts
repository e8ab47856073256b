import { expect, it } from 'vitest'
import { submissionSchemas } from '#contract/submissions.ts'
import { oneLine, severalLines } from './clean-text.ts'

const hostile = [
  'clear \u001b[2J',
  'title \u001b]0;x\u0007',
  'eight bits \u009b2J',
  'bidi \u202Etxt.exe\u202C \u2066x\u2069 \u200F',
  'back\u0008space \u007f',
  'tag \u{E0041}',
]
const unsafe = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u

it.each(hostile)('prints %j as harmless text', (text) => {
  expect(oneLine(text)).not.toMatch(unsafe)
  expect(severalLines(text)).not.toMatch(unsafe)
})

it('prints nothing that the forms drop from a name, wherever else it stood', () => {
  const { name } = submissionSchemas.contact.shape
  let dropped = 0
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (!/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) continue
    if (name.safeParse(`A${character}B`).data !== 'AB') continue
    dropped += 1
    expect(oneLine(`A${character}B`)).toBe('A\uFFFDB')
    expect(severalLines(`A${character}B`)).toBe('A\uFFFDB')
  }
  expect(dropped).toBeGreaterThan(100)
})

it('keeps letters of every script, and joined pictures', () => {
  for (const text of ['Ọlá Ńkẹ́m', '王小明', 'שלום', '👩‍🔬 ok']) expect(oneLine(text)).toBe(text)
})

it('makes one line of several, or keeps them', () => {
  expect(oneLine(' a\n\n\tb\u2028c ')).toBe('a b c')
  expect(severalLines('a\r\n\tb\n')).toBe('a\n    b\n')
})
