import { readFile } from 'node:fs/promises'
import { getDocument, OPS, VerbosityLevel } from 'unpdf/pdfjs'
import { siteFolder } from './built-site.ts'

/** An element of a tagged PDF, as a screen reader meets it. */
export type PdfElement = {
  /** `H1`, `P`, `Table`, `Link`: the names of PDF 1.7. */
  role: string
  /** Its text, including that of its children. */
  text: string
  alt: string | undefined
  /** The address and description of a link, unless it leads into the document. */
  link: { url: string; description: string } | undefined
  children: PdfElement[]
}

export type PdfStructure = {
  /** What the metadata say: whether the file is tagged, and which part of PDF/UA it follows. */
  tagged: boolean
  part: string | null
  /** Whether viewers show the document's title rather than its file name (`DisplayDocTitle`). */
  showsTitle: boolean
  /** The top-level elements, in order. */
  elements: PdfElement[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Tree = Awaited<ReturnType<Page['getStructTree']>>
type Links = Map<string, PdfElement['link']>

/** The words that a page draws, by their marked-content id (MCID). */
type Words = Map<string, string>

/** Inline elements; screen readers pause after any other. */
const inline = new Set(['Span', 'Link', 'Reference'])

/** Reads the structure tree of a built PDF with PDF.js. */
export async function readStructure(id: string, folder = siteFolder): Promise<PdfStructure> {
  const data = new Uint8Array(await readFile(`${folder}${id}.pdf`))
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS })
  const pdf = await loading.promise
  const preferences = Object.entries((await pdf.getViewerPreferences()) ?? {})
  const structure: PdfStructure = {
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    part: (await pdf.getMetadata()).metadata?.get('pdfuaid:part') ?? null,
    showsTitle: preferences.some(([name, value]) => name === 'DisplayDocTitle' && value === true),
    elements: [],
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const tree = await page.getStructTree()
    const [document] = elementsIn(tree, await wordsOn(page), await linksOf(page))
    structure.elements.push(...(document?.children ?? []))
  }
  await loading.destroy()
  return structure
}

/** All elements with a matching role, in order, at any depth. */
export function elementsOf(elements: readonly PdfElement[], role: RegExp): PdfElement[] {
  return elements.flatMap((element) => [
    ...(role.test(element.role) ? [element] : []),
    ...elementsOf(element.children, role),
  ])
}

/** The words of a page by their marked content; running heads have no number, so they are not among them. */
async function wordsOn(page: Page): Promise<Words> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const words: Words = new Map()
  const marks: (string | undefined)[] = []
  for (const [index, operator] of fnArray.entries()) {
    const [first, second] = argsArray[index] ?? []
    if (operator === OPS.beginMarkedContent) marks.push(undefined)
    else if (operator === OPS.beginMarkedContentProps) marks.push(second?.toString())
    else if (operator === OPS.endMarkedContent) marks.pop()
    else if (operator === OPS.showText) {
      const number = marks.findLast((mark) => mark !== undefined)
      const text: string = first.map((glyph: { unicode?: string }) => glyph.unicode ?? '').join('')
      if (number !== undefined) words.set(number, (words.get(number) ?? '') + text)
    }
  }
  return words
}

/** The MCID in an id of PDF.js: `3` in `p402R_mc3`. */
function numberOf(id: string): string {
  return id.replace(/^.*_mc/, '')
}

/** The links of a page, by the annotation id to which the tree refers. */
async function linksOf(page: Page): Promise<Links> {
  const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link')
  return new Map(
    links.map(({ id, url, contentsObj }) => [id, url && { url, description: contentsObj.str }]),
  )
}

function elementsIn({ children }: Tree, words: Words, links: Links): PdfElement[] {
  return children.flatMap((child) => {
    if (!('role' in child)) return []
    const inner = elementsIn(child, words, links)
    const rest = [...inner]
    const parts = child.children.map((each) => {
      if (!('role' in each)) return words.get(numberOf(each.id)) ?? ''
      const piece = rest.shift()?.text ?? ''
      return inline.has(each.role) ? piece : ` ${piece} `
    })
    // In a figure the pieces are separate words; elsewhere line breaks bring their own space.
    const text = parts.join(child.role === 'Figure' ? ' ' : '').replace(/\s+/g, ' ')
    const objects = child.children.flatMap((each) => ('role' in each ? [] : each.id))
    return {
      role: child.role,
      text: inline.has(child.role) ? text : text.trim(),
      alt: 'alt' in child ? String(child.alt) : undefined,
      link: objects.flatMap((id) => links.get(id) ?? [])[0],
      children: inner,
    }
  })
}
