import { zippedFile } from '../../server/submissions/zipped-file.ts'

/** The most bytes of a document's text with its markup: hundreds of pages. */
const maximum = 8 * 1024 * 1024

/**
 * What the text is made of: runs, tabs (tab stops have attributes), breaks, ends of paragraphs, and `mc:Fallback`, which
 * says the same again for older programs.
 */
const parts =
  /<w:t(?:\s[^<>]*)?>([^<]*)|<w:(tab|br|cr)(?: w:(?:type|clear)="\w+")?\s*\/>|<\/w:p>|<\/?mc:Fallback>/g

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** The paragraphs of a Word document that a stranger has sent. @throws where it is broken or too large */
export function docxParagraphs(bytes: Buffer): string[] {
  const xml = zippedFile(bytes, 'word/document.xml', maximum)?.toString()
  if (xml === undefined) throw new Error('no word/document.xml')
  let text = ''
  let isFallback = false
  for (const [part, run, space] of xml.matchAll(parts)) {
    if (part.endsWith('mc:Fallback>')) isFallback = part.startsWith('<mc')
    else if (isFallback) continue
    else if (run !== undefined) text += characters(run)
    else text += space === 'tab' ? '\t' : space ? '\n' : '\f'
  }
  return text.split('\f').filter((paragraph) => paragraph.trim() !== '')
}

/** What a text of XML says. */
function characters(xml: string): string {
  return xml.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
