import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { docxText } from './docx-text.ts'

const textOf = (body: string) => {
  const xml = Buffer.from(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`)
  return docxText(Buffer.from(zipSync({ 'word/document.xml': xml })))
}

it('reads paragraphs, tabs and breaks, and what XML says of signs', () => {
  const body =
    '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="1"/></w:tabs></w:pPr><w:r><w:t>Ọlá</w:t></w:r>' +
    '<w:r><w:tab/><w:t xml:space="preserve"> Òjó &amp;amp; &#8220;Sons&#x201D; &lt;b&gt;</w:t></w:r></w:p>' +
    '<w:p><w:r><w:t>2019</w:t><w:br w:type="page"/><w:t>2026</w:t></w:r></w:p>'
  expect(textOf(body)).toBe('Ọlá\t Òjó &amp; “Sons” <b>\n2019\n2026')
})

it('reads what stands in a box once, and neither what was deleted nor the codes of fields', () => {
  const box = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const body =
    `<mc:AlternateContent><mc:Choice>${box('Box')}</mc:Choice><mc:Fallback>${box('Box')}</mc:Fallback></mc:AlternateContent>` +
    '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>' +
    box('after')
  expect(textOf(body)).toBe('Box\nafter')
})

it('is empty where no text can be read', () => {
  const huge = Buffer.from(`<w:t>${'x'.repeat(9_000_000)}</w:t>`)
  const level = 1
  expect(docxText(Buffer.from(zipSync({ 'word/document.xml': huge }, { level })))).toBe('')
  expect(docxText(Buffer.from(zipSync({ 'word/other.xml': Buffer.of() })))).toBe('')
  expect(docxText(Buffer.from('PK\x03\x04 broken'))).toBe('')
  expect(textOf('<w:p/>')).toBe('')
})
