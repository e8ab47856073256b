import { expect, it } from 'vitest'
import { draw, hasShape, typeset } from './typeset.ts'

const start = `
#import "/documents/layout/letters.typ": *
#show: letters
#set text(font: family("Text"))
#set document(title: "A test")
`
const pdf = (source: string) => typeset({ mainFileContent: start + source })
/** The outlines of a text's letters and accents, from left to right. */
const outlines = (text: string) => {
  const svg = draw({ mainFileContent: start + text })
  return [...svg.matchAll(/matrix\(1 0 0 -1 (\S+) .*?\)(.*?)<\/g>/gs)]
    .flatMap(([, run, glyphs = '']) =>
      [...glyphs.matchAll(/href="#(\w+)" x="(\S+?)"/g)].map(([, id, x]) => ({
        id,
        x: Number(run) + Number(x),
      })),
    )
    .toSorted((a, b) => a.x - b.x)
    .map(({ id }) => id)
}

it('makes a PDF that says it follows PDF/UA-1', () => {
  const bytes = pdf('= Heading\nWords')
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it.each([
  ['a font that is not there', '#text(font: "Nothing")[Words]', 'unknown font family: nothing'],
  ['a character that the fonts lack', '= One\n字', 'could not be displayed'],
  ['a mistake in the layout', '#nothing()', 'unknown variable: nothing'],
  ['a level that is skipped', '= One\n=== Three', 'skipped from heading level 1 to 3'],
  [
    'a picture without a text',
    "= One\n#image(bytes(\"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>\"))",
    'missing alt text',
  ],
])('refuses %s', (_, source, reason) => {
  expect(() => pdf(source)).toThrow(reason)
})

it('knows which texts have a shape for every letter', () => {
  const shown = [
    'Côte d’Ivoire, São Tomé, Łódź',
    'Ɗan Ƙofar Ɓaɓura ƴ',
    'Bjørn Østby',
    'Ẹ̀gbẹ́ Ɔ̀kɛ́ ŋ Ʋ ə',
  ]
  shown.push('Газпром, Ω', 'النفط والغاز', '𞤀𞤣𞤤𞤢𞤥', '§ ® ™ • ✓ ₦')
  expect(shown.filter((text) => !hasShape(text))).toEqual([])
  expect(['氢', '✅', '\u0007'].filter(hasShape)).toEqual([])
})

it.each(['Ọ\u0301', 'Ɔ\u0301', 'ɛ\u0300', 'ɓ\u0323'])('draws %s with its accent', (letter) => {
  // Of an accent alone there is one outline; HarfBuzz composes none of these letters.
  const [base = ''] = letter.normalize('NFC')
  expect(outlines(letter).slice(0, 1)).toEqual(outlines(base))
  expect(outlines(letter)).toHaveLength(2)
})

it('keeps Latin letters around a right-to-left word in their order', () => {
  const [a, b] = [...outlines('A'), ...outlines('B')]
  const line = outlines('A النفط B')
  expect([line.at(0), line.at(-1)]).toEqual([a, b])
  const [lam] = outlines('ل')
  // Read from the right, so the first letter stands last.
  expect(outlines('ل ا')).toEqual([...outlines('ا'), lam])
})
