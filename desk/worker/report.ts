import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diffArrays, diffWords } from 'diff'
import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { addressOf, filesBelow } from './files.ts'

/** The kinds of which a page has texts that are compared as a list. */
const textKinds = ['title', 'description', 'words', 'structured data', 'alternative text'] as const

const otherKinds = [
  'link',
  'document',
  'picture',
  'page added',
  'page removed',
  'address',
  'menus',
  'file',
] as const

const partSchema = z.object({
  text: z.string(),
  state: z.enum(['same', 'added', 'removed']),
  /** The element around a text of a page that is new or gone. */
  as: z.string().optional(),
})

const changeSchema = z.object({
  kind: z.enum([...textKinds, ...otherKinds]),
  parts: z.array(partSchema),
  /** The addresses of all pages and files with this change. */
  pages: z.array(z.string()),
  /** The picture's addresses in the previous build and in this one. */
  pictures: z.object({ before: z.string().optional(), after: z.string().optional() }).optional(),
})

export const reportSchema = z.object({
  /** The edition that it compares with; none for the first edition. */
  against: z.number().optional(),
  /** Equal exactly when `changes` are equal. */
  hash: z.string(),
  changes: z.array(changeSchema),
})

export type Change = z.infer<typeof changeSchema>
export type Report = z.infer<typeof reportSchema>

type Kind = Change['kind']
type Part = z.infer<typeof partSchema>
type Found = Omit<Change, 'pages'> & { page: string }

/**
 * What visitors, screen readers and programs get from a page, each list in page order. Structured data has a
 * hash of each inline `<svg>` too, such as a company's mark, which has no file.
 */
type Page = Record<(typeof textKinds)[number], string[]> & {
  /** The element around each of `words`. */
  elements: string[]
  /** Text and address of all that has one (`addresses`): links, forms, scripts. */
  links: [text: string, target: string][]
  /** The files of each picture. */
  pictures: string[][]
}

/** Number of pages with which a new one is compared, to tell what is its own. */
const comparedPages = 3
/** Number of unchanged words shown on each side of a change. */
const context = 6

/**
 * What changes for visitors between two finished builds of the same mode, whatever the cause: equal
 * changes once, those on most pages first. A different build date alone is no change.
 *
 * @param before the folder `client` of the build that is live; undefined for the first
 */
export async function reportOn(
  before: string | undefined,
  after: string,
  against?: number,
): Promise<Report> {
  const old = before === undefined ? new Map<string, string>() : await siteFiles(before)
  const now = await siteFiles(after)
  const found: Found[] = []
  const read = (path?: string) => (path ? readFile(path) : undefined)
  const redirects = String((await read(now.get('_redirects'))) ?? '')
  /** The earlier names of pages, to which visitors of the earlier address are led. */
  const moved = new Map(
    [...redirects.matchAll(/^\/(\S+) \/(\S+) 308$/gm)]
      .map(([, from, to]) => [`${to}.html`, `${from}.html`] satisfies [string, string])
      .filter(([to, from]) => now.has(to) && !old.has(to) && old.has(from) && !now.has(from)),
  )
  const left = new Set(moved.values())
  for (const name of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    if (left.has(name)) continue
    const earlier = moved.get(name)
    const was = await read(old.get(earlier ?? name))
    const is = await read(now.get(name))
    if (earlier) {
      const parts = swapped(addressOf(earlier), addressOf(name))
      found.push({ kind: 'address', page: addressOf(name), parts })
    }
    if (was && is?.equals(was)) continue
    const furniture = was && is ? undefined : await furnitureOf(name, was ? old : now)
    found.push(...(await changesOf(name, was, is, furniture)))
  }
  const changes = merged(found)
  return { against, hash: digest(JSON.stringify(changes)), changes }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Derived from compared files: compressed copies, search index, draft's lists, sizes of a picture. */
const derived = /\.(?:br|gz)$|^pagefind\/|^find\.json$|^draft\.|^assets\/.*\.(?:avif|webp)$/
/** The content hash in the name of a bundled file. */
const inName = /\.[\w-]{6,8}(?=\.(?:js|css|svg|woff2|avif|webp)\b)/g

/** The paths of a site's files by their names without hashes. */
async function siteFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await filesBelow(folder)).filter((name) => !derived.test(name))
  return new Map(files.map((name) => [name.replace(inName, ''), join(folder, name)]))
}

/** What all of some pages of the same folder have: their template makes it. */
async function furnitureOf(name: string, pages: ReadonlyMap<string, string>) {
  const beside = [...pages].filter(
    ([each]) => each !== name && each.endsWith('.html') && dirname(each) === dirname(name),
  )
  const read = beside.slice(0, comparedPages).map(async ([, path]) => {
    const page = readPage(await readFile(path, 'utf8'), 'own text')
    const { words, links, pictures, 'alternative text': alt } = page
    return new Set([words, links, pictures, alt].flatMap((list) => list.map(String)))
  })
  const [first = new Set<string>(), ...others] = await Promise.all(read)
  return new Set([...first].filter((each) => others.every((other) => other.has(each))))
}

async function changesOf(
  name: string,
  was: Buffer | undefined,
  is: Buffer | undefined,
  furniture?: ReadonlySet<string>,
): Promise<Found[]> {
  const page = addressOf(name)
  if (name.endsWith('.html')) return pageChanges(page, was, is, furniture)
  if (name.endsWith('.pdf')) return await documentChanges(page, was, is)
  if (/\.(?:jpe?g|png|webp|avif|ico)$/.test(name)) {
    return [pictureChange(page, was && page, is && page)]
  }
  if (/\.(?:woff2|zip)$/.test(name)) {
    return [{ kind: 'file', page, parts: [{ text: 'Its bytes are others', state: 'same' }] }]
  }
  return inWords('file', page, joinedRuns(lines(was), lines(is), '\n'))
}

/** The pairs of texts that differ, each as a change. */
function inWords(kind: Kind, page: string, pairs: readonly [string, string][]): Found[] {
  return pairs
    .filter((texts) => texts.some(Boolean))
    .map(([was, is]) => {
      const parts = was === '' || is === '' ? swapped(was, is) : trimmed(diffed(was, is))
      return { kind, page, parts }
    })
}

/** Lines without hashes of other files, and without `Expires:` of security.txt. */
function lines(bytes: Buffer | undefined): string[] {
  const text = String(bytes ?? '')
    .replace(inName, '')
    .replace(/'sha256-[\w+/=]+'/g, '')
    .replace(/^Expires: .*$/m, '')
  return text.split(/\n|(?<=[;}])(?=[^\n]{0,4000})/)
}

function pageChanges(
  page: string,
  was: Buffer | undefined,
  is: Buffer | undefined,
  furniture?: ReadonlySet<string>,
): Found[] {
  if (!was) return wholePage(page, String(is), 'added', furniture)
  if (!is) return wholePage(page, String(was), 'removed', furniture)
  return differences(page, textKinds, readPage(String(was)), readPage(String(is)))
}

function differences(
  page: string,
  kinds: readonly (typeof textKinds)[number][],
  old: Page,
  now: Page,
): Found[] {
  return [
    ...kinds.flatMap((kind) => inWords(kind, page, pairsIn(old[kind], now[kind]))),
    ...linkChanges(old, now).map((parts) => ({ kind: 'link' as const, page, parts })),
    ...pictureChanges(page, old.pictures, now.pictures),
  ]
}

/**
 * A page that is new or gone: what it says, and apart from that what stands around it.
 *
 * @param furniture what other pages of its folder have too (`furnitureOf`)
 */
function wholePage(
  page: string,
  html: string,
  state: 'added' | 'removed',
  furniture?: ReadonlySet<string>,
): Found[] {
  const { title, description, words } = readPage(html)
  const main = readPage(html, 'main')
  const own = readPage(html, 'own text')
  const isOwn = (each: unknown) => !furniture?.has(String(each))
  own.elements = own.elements.filter((_, at) => isOwn(own.words[at]))
  own.words = own.words.filter(isOwn)
  own.links = own.links.filter(isOwn)
  own['alternative text'] = own['alternative text'].filter(isOwn)
  // Of each picture one file: it has others for its sizes.
  const pictures = own.pictures.filter(isOwn).map((files) => [sourceOf(files[0]), files] as const)
  own.pictures = [...new Map(pictures).values()]
  const asLines = ({ links }: Page) => links.map((link) => link.join(' '))
  const around = [...title, ...newIn(words, own.words), ...newIn(asLines(main), asLines(own))]
  const parts = own.words.map((text, at) => ({ text, state, as: own.elements[at] }))
  const texts: Found[] = [
    { kind: `page ${state}`, page, parts },
    { kind: 'menus', page, parts: around.map((text) => ({ text: `${text}\n`, state })) },
  ]
  if (state === 'removed') return texts
  own.description = newIn(description, own.words)
  return [...texts, ...differences(page, ['description', 'alternative text'], readPage(''), own)]
}

/** The name of a picture's file and the hash of what it was made from, without that of its size. */
const sourceOf = (file = '') => /^[^.]*\.[\w-]{8}/.exec(file)?.[0] ?? file

/** The entries of `list` that are not in `other`, each once. */
function newIn(list: readonly string[], other: readonly string[]): string[] {
  return [...new Set(list)].filter((entry) => !other.includes(entry))
}

/**
 * In page order, so that two links that swap places are reported. A new text with the same target is left
 * to the word changes, unless both texts are on both pages, where no word has changed.
 */
function linkChanges(was: Page, is: Page): Part[][] {
  const isShown = (page: Page, text: string) =>
    [...page.words, ...page['alternative text']].some((each) => each.includes(text))
  const asLines = ({ links }: Page) => links.map(([text, to]) => `${text}\n${to}`)
  const shown = (line: string) => line.replace('\n', ' ').trim()
  return pairsIn(asLines(was), asLines(is)).flatMap(([one, two]) => {
    const [[text = '', to], [other = '', there]] = [one.split('\n'), two.split('\n')]
    if (text && text === other)
      return [[{ text: `${text} `, state: 'same' as const }, ...swapped(to, there)]]
    const isReworded = to === there && !(isShown(was, other) && isShown(is, text))
    return isReworded ? [] : [diffed(shown(one), shown(two))]
  })
}

function pictureChanges(page: string, was: string[][], is: string[][]): Found[] {
  const joined = (pictures: string[][]) => pictures.map((files) => files.join(' '))
  return pairsIn(joined(was), joined(is)).map(([old, now]) => {
    const [one, other] = [old.split(' '), now.split(' ')]
    // If the `img` is the same, the first `source` (a crop) that differs.
    const at = [...one, ...other].findIndex((_, index) => one[index] !== other[index])
    return pictureChange(page, one[at], other[at])
  })
}

function pictureChange(page: string, before?: string, after?: string): Found {
  return { kind: 'picture', page, parts: swapped(before, after), pictures: { before, after } }
}

async function documentChanges(page: string, was?: Buffer, is?: Buffer): Promise<Found[]> {
  const [old = [], now = []] = await Promise.all([was, is].map((bytes) => bytes && pdfText(bytes)))
  const changes = inWords('document', page, joinedRuns(old, now, ' '))
  if (changes.length > 0) return changes
  const text = 'The same words with other pictures, links or layout'
  return [{ kind: 'document', page, parts: [{ text, state: 'same' }] }]
}

async function pdfText(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  // By sentence, not by line: a longer word moves all line breaks after it.
  return text.flatMap((page) => plain(page).split(/(?<=[.!?]) /))
}

/** The differences of two lists: removed entries, with those in their place; both may be empty. */
function runsOf(was: readonly string[], is: readonly string[]): [string[], string[]][] {
  let run: [string[], string[]] = [[], []]
  const runs = [run]
  for (const { added, removed, value } of diffArrays([...was], [...is])) {
    if (added || removed) run[added ? 1 : 0].push(...value)
    else {
      run = [[], []]
      runs.push(run)
    }
  }
  return runs
}

function joinedRuns(was: string[], is: string[], by: string): [string, string][] {
  return runsOf(was, is).map(([gone, come]) => [gone.join(by), come.join(by)])
}

/** The texts that differ between two lists, each with what stands in its place. */
function pairsIn(was: readonly string[], is: readonly string[]): [string, string][] {
  return runsOf(was, is).flatMap((run) => pairsOf(...run))
}

/** Pairs by position if equally many, else by likeness, with the rest unpaired. */
function pairsOf(gone: readonly string[], come: readonly string[]): [string, string][] {
  if (gone.length === come.length) return gone.map((text, index) => [text, come[index] ?? ''])
  const left = [...come]
  const pairs = gone.map((text): [string, string] => {
    const index = left.findIndex((other) => areAlike(text, other))
    const [other = ''] = index < 0 ? [] : left.splice(index, 1)
    return [text, other]
  })
  return [...pairs, ...left.map((text): [string, string] => ['', text])]
}

/** Whether two sentences share half of their words, or more. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared * 2 >= Math.max(words.size, others.size)
}

/** "8,000" is one word. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** All words of two texts, those that differ marked. */
export function diffed(was: string, is: string): Part[] {
  // Without `maxEditLength`, two long texts that share nothing would take minutes.
  const found = diffWords(was, is, { intlSegmenter, maxEditLength: 2_000 })
  // `diffWords` does not tell white space apart, of which a data file may consist.
  if (!found?.some(({ added, removed }) => added || removed)) return swapped(was, is)
  return found.map(({ value, added, removed }) => ({
    text: value,
    state: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Cuts unchanged text to `context` words on each side of a change. */
function trimmed(parts: readonly Part[]): Part[] {
  return parts.map(({ text, state }, index) => {
    const words = text.split(/(?<=\s)/)
    const first = index === 0
    const last = index === parts.length - 1
    const room = first || last ? context : 2 * context
    if (state !== 'same' || words.length <= room) return { text, state }
    const start = first ? '' : words.slice(0, context).join('')
    const end = last ? '' : words.slice(-context).join('')
    return { text: `${start}… ${end}`, state }
  })
}

/** A text crossed out, and another in its place. */
export function swapped(was = '', is = ''): Part[] {
  const removed: Part = { text: was, state: 'removed' }
  const added: Part = { text: is, state: 'added' }
  return [removed, added].filter(({ text }) => text)
}

/** Equal changes once, with all their pages. */
function merged(found: readonly Found[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { page, ...change } of found) {
    const key = JSON.stringify([change.kind, change.parts, change.pictures])
    const same = changes.get(key)
    if (!same) changes.set(key, { ...change, pages: [page] })
    else if (!same.pages.includes(page)) same.pages.push(page)
  }
  return [...changes.values()].toSorted((a, b) => b.pages.length - a.pages.length)
}

/** Between the cells of a row, which is one text: a cell alone says nothing. */
export const cellBreak = ' | '

/** Elements whose text is not shown, or is the build date (see `data-current-year` too). */
const unread = new Set(['script', 'style', 'current-date'])
/** Elements within a sentence: all others begin and end one. */
const inline = new Set(
  'a abbr b bdi br cite code data del dfn em i ins kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
)
const alternative = /^(?:alt|title|aria-label|aria-description|placeholder|value|label)$/
/** Struck-out text, reported between `~~` as in Markdown. */
const struck = new Set(['del', 's'])
/** Those of Astro and Vite, and a draft's placeholder marks. */
const ignoredData = /^data-(?:astro|vite|placeholder$)/
/** Attributes with an address; pictures and drawings are compared otherwise. */
const addresses = ['href', 'action', 'formaction', 'data', 'src']
const drawn = new Set(['img', 'source', 'image', 'use'])
/** Attributes of an `<svg>` that change with code and not with its shapes. */
const notShapes = / (?:class|id|role|(?:aria|data)-[\w-]+)="[^"]*"/g

/**
 * @param from `main` leaves out the head, and the menus and footer around it; `own text` leaves out menus within
 *   it too, and what no print has
 */
function readPage(html: string, from: 'document' | 'main' | 'own text' = 'document'): Page {
  const page: Page = {
    title: [],
    description: [],
    words: [],
    'structured data': [],
    'alternative text': [],
    elements: [],
    links: [],
    pictures: [],
  }
  const data = page['structured data']
  let sentence = ''
  let element = ''
  const end = () => {
    const text = plain(sentence)
    if (text) {
      page.words.push(text)
      page.elements.push(element)
    }
    sentence = ''
  }
  /** Makes one text of those from a place on. */
  const joinFrom = (start: number, by: string, as: string) => {
    const text = page.words.splice(start).join(by)
    page.words[start] = text
    page.elements.splice(start, Number.POSITIVE_INFINITY, as)
  }
  const visit = (node: Tree.ChildNode, picture?: string[]): void => {
    if (node.nodeName === '#text' && 'value' in node) sentence += node.value
    if (!('tagName' in node)) return
    const { tagName } = node
    const of = (name: string) => node.attrs.find((attr) => attr.name === name)?.value ?? ''
    if (tagName === 'title' && node.parentNode?.nodeName === 'head') page.title = [textOf(node)]
    else if (tagName === 'meta') readMeta(page, of)
    else if (tagName === 'script' && of('type') === 'application/ld+json')
      data.push(...entriesOf(textOf(node)))
    const isAround = tagName === 'nav' || of('class').split(' ').includes('no-print')
    if (from === 'own text' && isAround) return
    const leads = !drawn.has(tagName) && addresses.map(of).find(Boolean)
    if (leads) {
      const text = textOf(node) || of('aria-label') || alternativeIn(node) || of('rel')
      page.links.push([text, leads.replace(inName, '')])
    }
    if (tagName === 'title' || unread.has(tagName)) return
    if (tagName === 'svg')
      data.push(`Drawing ${digest(serializeOuter(node).replace(notShapes, ''))}`)
    if (node.attrs.some(({ name }) => name === 'data-current-year')) return
    for (const { name, value } of node.attrs) {
      if (alternative.test(name) && value.trim()) page['alternative text'].push(plain(value))
      else if (name === 'props' || (name.startsWith('data-') && !ignoredData.test(name) && value)) {
        data.push(`${name}: ${value.replace(inName, '')}`)
      } else if (name === 'hidden' || name === 'disabled') data.push(`${tagName} ${name}`)
    }
    const files = picture ?? []
    if (tagName === 'img') files.unshift(of('src'))
    if (tagName === 'source') files.push(of('srcset').split(' ')[0] ?? '')
    if (tagName === 'img' && !picture) page.pictures.push(files)
    const within = tagName === 'picture' ? [] : picture
    const breaks = !inline.has(tagName)
    const around = element
    const start = page.words.length
    if (breaks) end()
    // A list with blank lines has paragraphs in its items.
    if (breaks && !(tagName === 'p' && around === 'li')) element = tagName
    if (struck.has(tagName)) sentence += '~~'
    const content = 'content' in node ? node.content.childNodes : node.childNodes
    for (const child of content) visit(child, within)
    if (struck.has(tagName)) sentence += '~~'
    if (breaks) end()
    if (tagName === 'td' || tagName === 'th') joinFrom(start, ' ', tagName)
    else if (tagName === 'tr')
      joinFrom(start, cellBreak, node.parentNode?.nodeName === 'thead' ? 'thead' : 'tr')
    element = around
    // Adjacent links and spans may have no white space between them.
    if (['br', 'a', 'span', 'time'].includes(tagName)) sentence += ' '
    if (tagName === 'picture' && within) page.pictures.push(within)
  }
  const whole = parse(html)
  const main =
    from === 'document' ? undefined : elementsIn(whole).find(({ tagName }) => tagName === 'main')
  for (const node of (main ?? whole).childNodes) visit(node)
  end()
  return page
}

/** All elements below a node, in page order. */
function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  )
}

/** Reads a `<meta>` with a name, so not the CSP, whose hashes change with any code. */
function readMeta(page: Page, of: (name: string) => string): void {
  const name = of('name') || of('property')
  const content = of('content')
  if (name === 'description') page.description = [content]
  else if (/image$/.test(name)) page.pictures.push([content.replace(/^https?:\/\/[^/]+/, '')])
  // For link previews, these repeat the title and description.
  else if (name && !/^(?:og|twitter):(?:title|description)$/.test(name))
    page['structured data'].push(`${name}: ${content}`)
}

/** The entries of structured data, a line each. */
function entriesOf(json: string): string[] {
  return JSON.stringify(JSON.parse(json), null, 1)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line))
}

function textOf(node: Tree.ParentNode): string {
  const text = (child: Tree.ChildNode): string =>
    'value' in child
      ? child.value
      : 'childNodes' in child
        ? child.childNodes.map(text).join(' ')
        : ''
  return plain(node.childNodes.map(text).join(''))
}

function alternativeIn(node: Tree.ParentNode): string {
  const named = elementsIn(node).flatMap(({ attrs }) => attrs)
  return named.find(({ name, value }) => /^(?:alt|aria-label)$/.test(name) && value)?.value ?? ''
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
