import { beforeAll, expect, it } from 'vitest'
import { documentFonts } from './fonts.ts'
import { openTypst } from './typeset.ts'

let typst: ReturnType<typeof openTypst>
const pdf = (source: string) =>
  typst.typeset({
    mainFileContent: `#set document(title: "A test")\n#set text(font: "Documents Text", fallback: false)\n${source}`,
  })

beforeAll(async () => {
  typst = openTypst('.', await documentFonts((_, make) => make()))
})

it('makes a PDF that says it follows PDF/UA-1', () => {
  const bytes = pdf('= Heading\nWords')
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it.each([
  ['a font that is not there', '#text(font: "Nothing")[Words]', 'unknown font family: nothing'],
  ['a character that the font lacks', '= One\n字', 'could not be displayed'],
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
