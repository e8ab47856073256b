import type { Page } from '@playwright/test'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

/** Words without spaces, which a PDF does not keep. */
export type Sheet = {
  /** In the order in which they are drawn, which is the page's. */
  text: string
  /** From top to bottom, across all columns. */
  lines: string[]
}

/** The page on A4, as a browser prints it. */
export async function printedSheets(page: Page): Promise<Sheet[]> {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const lines = new Map<number, string>()
    let text = ''
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const words = squeezed(item.str)
      const baseline = Math.round(item.transform[5])
      lines.set(baseline, (lines.get(baseline) ?? '') + words)
      text += words
    }
    // A PDF counts from the foot.
    const fromTop = [...lines].toSorted(([a], [b]) => b - a)
    sheets.push({ text, lines: fromTop.map(([, line]) => line) })
  }
  await loading.destroy()
  return sheets
}

/** Without spaces, and with ligatures taken apart. */
export function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '')
}
