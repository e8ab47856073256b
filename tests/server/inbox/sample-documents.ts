import { zipSync } from 'fflate'

const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const macroTypes = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** A zip of these texts by file name, in this order, stored as they are or compressed (1 to 9). */
export function zip(files: Record<string, string>, level: 0 | 9 = 0): Buffer {
  const entries = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])
  return Buffer.from(zipSync(Object.fromEntries(entries), { level }))
}

function contentTypes(type: string) {
  return `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
}

/** A Word document as Word writes it. */
export function docx(text = ''): Buffer {
  const document = `<w:document>${text}</w:document>`
  return zip({ '[Content_Types].xml': contentTypes(wordTypes), 'word/document.xml': document }, 9)
}

/** A container of the old Office formats (OLE) with one stream of this name. */
export function ole(stream = 'WordDocument'): Buffer {
  const header = Buffer.alloc(512)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const entry = Buffer.alloc(512)
  entry.write('Root Entry', 0, 'utf16le')
  entry.write(stream, 128, 'utf16le')
  return Buffer.concat([header, entry])
}

/** A PDF with `text` in a comment. */
export function pdf(text = 'Resume'): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`)
  return Buffer.from(`%PDF-1.4\n%${text}\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`)
}

/** Files of other types than the three, or of several at once. */
export const otherFiles = {
  empty: Buffer.alloc(0),
  gif: Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;', 'latin1'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  zip: zip({ 'a.txt': 'a' }),
  'docx without content types': zip({ 'a/b.xml': '' }),
  'spreadsheet container': ole('Workbook'),
  'a type with macros': zip({ '[Content_Types].xml': contentTypes(macroTypes) }),
  'image before a PDF': Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), pdf()]),
  'program before a PDF': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), pdf()]),
} as const satisfies Record<string, Buffer>
