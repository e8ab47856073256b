import type { Page } from '@playwright/test'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

/** Text without spaces, which a PDF does not keep. */
export type Sheet = {
  /** In drawing order, which is that of the page. */
  text: string
  /** From top to bottom, across all columns. */
  lines: string[]
}

/** The page on A4, as a browser prints it. */
export async function printedSheets(page: Page): Promise<Sheet[]> {
  const sheets = await sheetsIn(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  return sheets.map(({ text, lines }) => ({ text, lines: lines.map((line) => line.text) }))
}

/** What is printed on the pages of a PDF; `left` is where a line begins, in points. */
export async function sheetsIn(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const sheets = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const rows = new Map<number, { left: number; text: string }[]>()
    let text = ''
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const part = { left: item.transform[4], text: squeezed(item.str) }
      const baseline = Math.round(item.transform[5])
      rows.set(baseline, [...(rows.get(baseline) ?? []), part])
      text += part.text
    }
    // PDF coordinates start at the foot of the page.
    const fromTop = [...rows].toSorted(([a], [b]) => b - a)
    const lines = fromTop.map(([, parts]) => {
      const row = parts.toSorted((a, b) => a.left - b.left)
      return { left: row[0]?.left, text: row.map((part) => part.text).join('') }
    })
    sheets.push({ text, lines })
  }
  await loading.destroy()
  return sheets
}

/** Without spaces, and with ligatures split (NFKC). */
export function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '')
}
