import { parseFragment } from 'parse5'
import { zippedFile } from '../../server/submissions/zipped-file.ts'

/** The most bytes of a document's text with its markup: a hundred pages, and a second of work at the worst. */
const maximum = 2 * 1024 * 1024

/** Runs of text, tabs (tab stops have attributes), breaks, paragraphs, and what repeats a text for old programs. */
const parts =
  /<w:t(?:\s[^<>]*)?>([^<]*)|<w:(tab|br|cr)(?:\s+w:(?:type|clear)="\w+")?\s*\/>|<\/w:p>|<\/?mc:Fallback>/g

/** The text of a Word document that a stranger has sent; empty where none can be read. */
export function docxText(bytes: Buffer): string {
  let text = ''
  let isFallback = false
  for (const [part, run, space] of documentXml(bytes).matchAll(parts)) {
    if (part.endsWith('mc:Fallback>')) isFallback = part.startsWith('<mc')
    else if (!isFallback) text += run ?? (space === 'tab' ? '\t' : '\n')
  }
  // No `<` is in it: all that HTML finds is text, whose entities it knows.
  const [node] = parseFragment(text).childNodes
  return node && 'value' in node ? node.value.trim() : ''
}

function documentXml(bytes: Buffer): string {
  try {
    return String(zippedFile(bytes, 'word/document.xml', maximum) ?? '')
  } catch {
    return ''
  }
}
