import { crc32, deflateRawSync } from 'node:zlib'

/** One file inside a zip. */
export type ZipEntry = {
  name: string
  text: string
  /** Compressed as most programs do; otherwise stored as it is. */
  deflated?: boolean
  /** A false uncompressed size for its header. */
  claims?: number
}

const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const macroTypes = 'application/vnd.ms-word.document.macroEnabled.main+xml'

function localHeader({ name, text, deflated, claims }: ZipEntry) {
  const content = Buffer.from(text)
  const data = deflated ? deflateRawSync(content) : content
  const fixed = Buffer.alloc(26)
  fixed.writeUInt16LE(20, 0)
  fixed.writeUInt16LE(deflated ? 8 : 0, 4)
  fixed.writeUInt32LE(crc32(content), 10)
  fixed.writeUInt32LE(data.length, 14)
  fixed.writeUInt32LE(claims ?? content.length, 18)
  fixed.writeUInt16LE(Buffer.byteLength(name), 22)
  return { fixed, data }
}

/** A zip of these files, in this order. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { fixed, data } = localHeader(entry)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, Buffer.from(entry.name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), version, fixed, place, Buffer.from(entry.name)]),
    )
    files.push(file)
    offset += file.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06'), end])
}

function contentTypes(type: string) {
  return `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
}

const document = { name: 'word/document.xml', text: '<w:document/>' }

/** A Word document as Word writes it. */
export function docx(text = ''): Buffer {
  const types = { name: '[Content_Types].xml', text: contentTypes(wordTypes), deflated: true }
  return zip([types, { ...document, text: `<w:document>${text}</w:document>` }])
}

/** A Word document whose type allows macros. */
function docm(): Buffer {
  return zip([{ name: '[Content_Types].xml', text: contentTypes(macroTypes) }, document])
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
  zip: zip([{ name: 'a.txt', text: 'a' }]),
  'docx without content types': zip([{ name: 'a/b.xml', text: '' }]),
  'spreadsheet container': ole('Workbook'),
  docm: docm(),
  'image before a PDF': Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), pdf()]),
  'program before a PDF': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), pdf()]),
} as const satisfies Record<string, Buffer>
