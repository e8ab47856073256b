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
  /** The words on each page that no screen reader reads: running heads and the like. */
  artifacts: string[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Tree = Awaited<ReturnType<Page['getStructTree']>>
type Links = Map<string, PdfElement['link']>

/** What a page draws: words by their marked-content id (MCID). */
type Drawn = { words: Map<string, string>; artifacts: string }

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
    artifacts: [],
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const tree = await page.getStructTree()
    const drawn = await drawnOn(page)
    const [document] = elementsIn(tree, drawn.words, await linksOf(page))
    append(structure.elements, document?.children ?? [])
    structure.artifacts.push(drawn.artifacts.trim())
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

/** Collects what a page draws, by the marked content it belongs to. */
async function drawnOn(page: Page): Promise<Drawn> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawn: Drawn = { words: new Map(), artifacts: '' }
  const marks: { artifact: boolean; number: string | undefined }[] = []
  for (const [index, operator] of fnArray.entries()) {
    const [first, second] = argsArray[index] ?? []
    const artifact = marks.some((mark) => mark.artifact)
    const number = marks.findLast((mark) => mark.number !== undefined)?.number
    if (operator === OPS.beginMarkedContent) {
      marks.push({ artifact: first.name === 'Artifact', number: undefined })
    } else if (operator === OPS.beginMarkedContentProps) {
      marks.push({ artifact: first === 'Artifact', number: second?.toString() })
    } else if (operator === OPS.endMarkedContent) {
      marks.pop()
    } else if (operator === OPS.showText) {
      const words: string = first.map((glyph: { unicode?: string }) => glyph.unicode ?? '').join('')
      if (artifact) drawn.artifacts += `${words} `
      else if (number !== undefined)
        drawn.words.set(number, (drawn.words.get(number) ?? '') + words)
    }
  }
  return drawn
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

function elementsIn({ children }: Tree, words: Drawn['words'], links: Links): PdfElement[] {
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

/** Adds a page's elements; a table with an empty head continues the one of the page before. */
function append(elements: PdfElement[], [first, ...rest]: PdfElement[]): void {
  const last = elements.at(-1)
  const goesOn = first?.role === 'Table' && last?.role === 'Table' && first.children[0]?.text === ''
  if (first && last && goesOn) join(last, first)
  else if (first) elements.push(first)
  elements.push(...rest)
}

/** PDF.js returns a table on both of its pages, each time with the words of that page only. */
function join(one: PdfElement, other: PdfElement): void {
  one.text = `${one.text} ${other.text}`.trim()
  one.children.forEach((child, index) => {
    const same = other.children[index]
    if (same) join(child, same)
  })
}
