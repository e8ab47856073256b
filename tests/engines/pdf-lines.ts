import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

/** A line of text on paper: where it begins, in points, and its letters without spaces. */
export type Line = { left: number; letters: string }

/** The lines of each page of a PDF, and how wide the page is. */
export async function linesOf(bytes: Uint8Array): Promise<{ width: number; lines: Line[] }[]> {
  const data = new Uint8Array(bytes)
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const rows = new Map<number, { left: number; text: string }[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [left, baseline] = [item.transform[4], Math.round(item.transform[5])]
      rows.set(baseline, [...(rows.get(baseline) ?? []), { left, text: item.str }])
    }
    const lines = [...rows.values()].map((parts) => {
      const row = parts.toSorted((a, b) => a.left - b.left)
      const letters = lettersOf(row.map(({ text }) => text).join(''))
      return { left: row[0]?.left ?? 0, letters }
    })
    pages.push({ width: page.view[2] ?? 0, lines })
  }
  await loading.destroy()
  return pages
}

/** A text without what typesetting changes: spaces and ligatures. */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}
