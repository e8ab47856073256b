import { readFile } from 'node:fs/promises'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'
import { siteFolder } from './built-site.ts'

export type PdfFile = {
  bytes: Buffer
  /** Metadata such as title, author and language. */
  info: Record<string, unknown>
  /** The selectable text of each page. */
  pages: string[]
  /** The outline's titles, each with the number of the page that it leads to. */
  outline: { title: string; page: number }[]
}

/** Reads a built PDF with PDF.js. */
export async function readPdf(id: string, folder = siteFolder): Promise<PdfFile> {
  const bytes = await readFile(`${folder}${id}.pdf`)
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    // A word in two typefaces is two items.
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    pages.push(words.join('').replaceAll(/\s+/g, ' '))
  }
  const { info } = await pdf.getMetadata()
  const outline = await Promise.all(
    (await pdf.getOutline()).map(async ({ title, dest }) => ({
      title,
      page: 1 + (await pdf.getPageIndex(Array.isArray(dest) ? dest[0] : dest)),
    })),
  )
  await loading.destroy()
  // PDF.js types it as a bare `Object`; the tests check its values.
  const entries = Object.entries(info)
  return { bytes, info: Object.fromEntries(entries), pages, outline }
}
