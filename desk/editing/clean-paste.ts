/** A noncharacter, which no text holds. */
const sign = '\uFDD2'
/** What a style attribute is called here: the desk's `style-src 'self'` reports a real one even in `DOMParser`. */
const style = `style${sign}`

/** All that the text keeps of an element's attributes; the last ones are from the editor's own copies. */
const keptAttributes = new Set(
  'href title start data-pm-slice data-align data-checked data-identifier data-label data-src data-alt data-soft data-value'.split(
    ' ',
  ),
)
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, hr, div, section'
const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * Turns what Word, Word online, Google Docs and other programs put on the clipboard into what the text has: two levels
 * of headings by their rank, lists in lists, tables with a head, bold and italic words, links. No style attribute of
 * it reaches a document.
 *
 * @param onPictures called if pictures were left out
 */
export function cleanPaste(html: string, onPictures: () => void = () => {}): string {
  const harmless = html
    .replace(/style(?=\s*=)/gi, (name) => name + sign)
    .replace(/<(\/?)style\b/gi, '<$1x-style')
  const { body } = new DOMParser().parseFromString(harmless, 'text/html')
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]
  for (const element of all('x-style, script, title, xml, meta, link, colgroup, .EOP'))
    element.remove()
  // What was copied in the editor is as it should be.
  if (!html.includes('data-pm-slice')) {
    if (body.querySelector('img, picture, svg')) onPictures()
    for (const picture of all('img, picture, svg')) picture.remove()
    readStyles(body)
    makeLists(body)
    makeParagraphs(body)
    makeTables(body)
    rankHeadings(body)
    // Links within Word's own document, and places that they lead to.
    for (const link of all('a:not([href]), a[href^="#"]')) unwrap(link)
  }
  for (const element of all('*')) {
    for (const { name } of [...element.attributes])
      if (!keptAttributes.has(name)) element.removeAttribute(name)
  }
  return body.innerHTML.replaceAll(sign, '')
}

const styleOf = (element: Element) => element.getAttribute(style) ?? ''

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Bold, italic and struck words that are so by style, and headings that are so by role. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong')) {
    // Google Docs has all of a text in a `b` of normal weight.
    if (/(?<![\w-])font-weight:\s*(normal|[1-4]00)/.test(styleOf(element))) unwrap(element)
  }
  for (const element of body.querySelectorAll('[role=heading]'))
    rename(element, `h${element.getAttribute('aria-level') ?? 2}`)
  for (const span of body.querySelectorAll('span')) {
    if (span.closest(headings)) continue
    const looks = [
      ['strong', /(?<![\w-])font-weight:\s*(bold|[6-9]00)/],
      ['em', /(?<![\w-])font-style:\s*italic/],
      ['s', /line-through/],
    ] as const
    for (const [name, look] of looks) {
      if (!look.test(styleOf(span))) continue
      const inside = body.ownerDocument.createElement(name)
      inside.append(...span.childNodes)
      span.append(inside)
    }
  }
}

/** Lists of Word's paragraphs with a sign, of Word online's lists of one item, and of lists beside their item. */
function makeLists(body: HTMLElement): void {
  const { ownerDocument } = body
  let open: HTMLElement[] = []
  let from = 0
  const put = (item: HTMLElement, name: string, level: number, at: Element, start?: string) => {
    // Another list begins where something else stands between.
    if (open[0] !== at.previousElementSibling) open = []
    if (open.length === 0) from = level
    const depth = Math.min(Math.max(level - from, 0), open.length) + 1
    open = open.slice(0, depth)
    if (open[depth - 1] && open[depth - 1]?.localName !== name) open.pop()
    if (open.length < depth) {
      const list = ownerDocument.createElement(name)
      if (start && name === 'ol') list.setAttribute('start', start)
      const above = open.at(-1)?.lastElementChild
      if (above) above.append(list)
      else at.before(list)
      open.push(list)
    }
    open.at(-1)?.append(item)
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const [, level] = /mso-list:\s*l\d+ level(\d+)/.exec(styleOf(paragraph)) ?? []
    if (!level) continue
    const ignored = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(styleOf(span)),
    )
    const number = /^\s*\(?([\da-z]{1,3})[.)]/i.exec(ignored?.textContent ?? '')?.[1]
    ignored?.remove()
    const item = ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    put(item, number ? 'ol' : 'ul', Number(level), paragraph, number?.match(/^\d+$/)?.[0])
    paragraph.remove()
  }
  open = []
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    for (const item of wrapper.querySelectorAll('li')) {
      const name = item.parentElement?.localName ?? 'ul'
      put(item, name, Number(item.getAttribute('data-aria-level') ?? 1), wrapper)
    }
    wrapper.remove()
  }
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    if (list.previousElementSibling) list.previousElementSibling.append(list)
    else unwrap(list)
  }
}

/** Paragraphs instead of `div`, of empty lines and of blanks; none is empty. */
function makeParagraphs(body: HTMLElement): void {
  for (const space of body.querySelectorAll('.Apple-converted-space')) space.replaceWith(' ')
  for (const element of body.querySelectorAll('span, font, u, o\\:p')) unwrap(element)
  for (const element of [...body.querySelectorAll('div, section')].reverse()) {
    if (element.querySelector(blocks)) unwrap(element)
    else rename(element, 'p')
  }
  if (body.querySelector(`br, ${blocks}`)) wrapWords(body)
  const isBlank = (node: ChildNode) =>
    node.nodeType === Node.COMMENT_NODE ||
    (node.nodeType === Node.TEXT_NODE && /^\s*$/.test(node.textContent ?? ''))
  const isBlock = (node: ChildNode | undefined) =>
    !node || (node instanceof Element && node.matches(blocks))
  for (const line of body.querySelectorAll('br')) {
    const parent = line.parentElement
    const siblings = [...(parent?.childNodes ?? [])].filter((node) => !isBlank(node))
    const at = siblings.indexOf(line)
    const [before, after] = [siblings[at - 1], siblings[at + 1]]
    if (isBlock(before) || isBlock(after)) line.remove()
    else if (after?.nodeName === 'BR' && parent?.localName === 'p') {
      const rest = body.ownerDocument.createElement('p')
      while (line.nextSibling) rest.append(line.nextSibling)
      parent.after(rest)
      line.remove()
    }
  }
  for (const paragraph of body.querySelectorAll('li > p'))
    if (!paragraph.nextElementSibling?.matches('p')) unwrap(paragraph)
  for (const element of body.querySelectorAll(`p, li, ${headings}`)) {
    element.normalize()
    const { firstChild, lastChild } = element
    if (lastChild instanceof Text) lastChild.data = lastChild.data.replace(/\s+$/, '')
    if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(/^\s+/, '')
    if (element.localName !== 'li' && element.textContent?.trim() === '') element.remove()
  }
}

/** Puts words that stand beside blocks, or that have lines, into paragraphs. */
function wrapWords(body: HTMLElement): void {
  let paragraph: HTMLElement | undefined
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && node.matches(blocks)) paragraph = undefined
    else if (paragraph) paragraph.append(node)
    else if (node.textContent?.trim() || node.nodeName === 'BR') {
      paragraph = body.ownerDocument.createElement('p')
      node.before(paragraph)
      paragraph.append(node)
    }
  }
}

/** Tables of single lines, as Markdown has them: a head, and no cell across others. */
function makeTables(body: HTMLElement): void {
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('td, th')) {
    for (const block of cell.querySelectorAll('p, li, div, h1, h2, h3, h4, h5, h6, blockquote')) {
      if (block.previousSibling) block.before(' ')
      unwrap(block)
    }
    for (const list of cell.querySelectorAll('ul, ol')) unwrap(list)
    for (const line of cell.querySelectorAll('br')) line.replaceWith(' ')
  }
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows]
    for (const [index, row] of rows.entries()) {
      for (const cell of [...row.cells]) {
        const { colSpan, rowSpan, cellIndex } = cell
        for (let more = 1; more < colSpan; more += 1)
          cell.after(row.ownerDocument.createElement('td'))
        for (const below of rows.slice(index + 1, index + rowSpan))
          for (let column = 0; column < colSpan; column += 1)
            below.insertCell(Math.min(cellIndex, below.cells.length))
      }
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) {
      const head = rename(cell, 'th')
      for (const bold of head.querySelectorAll('strong, b')) unwrap(bold)
    }
  }
}

/** The highest headings of what is pasted become headings, all others subheadings. */
function rankHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll(headings)]
  const [top] = found.map(({ localName }) => localName).sort()
  for (const heading of found) rename(heading, heading.localName === top ? 'h2' : 'h3')
}
