import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { documentEntries } from '#content/model/documents.ts'
import { contentFields, openItems } from '#content/model/open-items.ts'
import { isBuilt } from '#content/model/pages.ts'
import { pageSources } from '#content/model/sources.ts'
import { filled } from '#content/model/tokens.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { allPaths, listedPaths, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { readPdf } from './pdf-file.ts'
import { blocksOf } from './readable-text.ts'

/*
 * The draft, a confirmed build of content whose owner has confirmed no more than the contact details, and
 * one of content that is confirmed as a whole (spec 2.24): each of these tests runs over all three.
 */

const isDraft = contentKind() === 'draft'
const files = (await filesIn(siteFolder, '**/*')).filter((file) =>
  statSync(siteFolder + file).isFile(),
)

const marksOf = (path: string) =>
  pageAt(path).elements.flatMap((element) => attribute(element, 'data-awaits') ?? [])

it('marks each placeholder in a draft, and nothing in another build', () => {
  const marks = new Set(allPaths.flatMap(marksOf))
  const known = new Set(openItems().map(({ mark }) => mark))
  expectNone(
    [...marks].filter((mark) => !known.has(mark)),
    'marks that no record has',
  )
  if (!isDraft) return expect([...marks]).toEqual([])
  // What is asked for and has no text yet can be shown by no page.
  const shown = openItems().filter(({ values }) => values.length > 0)
  expectNone(
    shown.filter(({ mark }) => !marks.has(mark)).map(({ mark }) => mark),
    'placeholders that no page marks',
  )
})

it('has the review bar and its list in a draft alone', () => {
  for (const path of listedPaths) {
    const bars = pageAt(path).elements.filter(({ tagName }) => tagName === 'review-bar')
    expect(bars, path).toHaveLength(isDraft ? 1 : 0)
  }
  const own = files.filter((file) => /^draft\b|^assets\/review-/.test(file))
  expect(own.length > 0).toBe(isDraft)
})

it('is to be found by search engines unless it is a draft', () => {
  const hidden = listedPaths.filter((path) =>
    pageAt(path).elements.some(
      (element) =>
        attribute(element, 'name') === 'robots' && attribute(element, 'content') === 'noindex',
    ),
  )
  const sources = Object.entries(pageSources)
  const unlisted = sources.filter(([, page]) => page.read().unlisted).map(([path]) => path)
  expect(hidden.toSorted()).toEqual((isDraft ? listedPaths : unlisted).toSorted())
  const sitemap = readFileSync(`${siteFolder}sitemap.xml`, 'utf8')
  for (const path of unlisted) expect(sitemap.includes(`${path}</loc>`), path).toBe(isDraft)
})

it('has no page without substance, and nothing that leads to one', () => {
  const missing = Object.keys(pageSources).filter((path) => !isBuilt(path))
  expect(files.filter((file) => missing.includes(`/${file.replace(/\..*/, '')}`))).toEqual([])
  const leading = allPaths.filter((path) =>
    pageAt(path).elements.some((element) =>
      missing.includes(attribute(element, 'href')?.replace(/[?#].*/, '') ?? ''),
    ),
  )
  expectNone(leading, 'pages with a link to a page that is not built')
})

it.skipIf(isDraft)('holds no value of a placeholder in any byte', async () => {
  const others = [
    ...contentFields()
      .filter(({ leftOut }) => !leftOut)
      .map(({ text }) => filled(text)),
    // A text that is a token has what stands elsewhere.
    filled('{address}'),
    // The application form's own name for a field (spec 3).
    'LinkedIn Profile',
  ]
  // A word that a stated text has as well, such as a year, is no leak.
  const secrets = [...new Set(openItems().flatMap(({ values }) => values))].filter(
    (value) => !others.some((text) => text.includes(value)),
  )
  const found: string[] = []
  for (const { file, text } of await everyText()) {
    found.push(...secrets.filter((secret) => text.includes(secret)).map((s) => `${file}: ${s}`))
  }
  expectNone(found, 'placeholders in a confirmed build')
  const settled = openItems().length === 0
  expect(secrets.length > 50).toBe(!settled)
})

it.skipIf(isDraft)('leaves nothing out once all is confirmed', () => {
  if (openItems().length > 0) return
  const draft = `${siteFolder}../../client/`
  const unlisted = Object.values(pageSources)
    .map((source) => source.read())
    .flatMap((page) => (page.unlisted ? [page.title ?? page.heading, page.introduction] : []))
  for (const path of listedPaths) {
    const before = blocksOf(path, draft)
    const now = new Set(blocksOf(path))
    // The draft's address is an example; what is confirmed comes to life, such as a closing date.
    expectNone(
      // How many figures the files hold grows as they are confirmed.
      before.filter(
        (block) => !now.has(block) && !unlisted.includes(block) && !/^\d+$/.test(block),
      ),
      `texts of ${path} that only the draft has`,
    )
  }
})

/** What each file says to somebody: bytes as text, what is packed unpacked, PDFs as their readers see them. */
async function everyText(): Promise<{ file: string; text: string }[]> {
  const plain = files
    .filter((file) => !/\.(br|gz|avif|webp|woff2|png|ico|pdf)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(siteFolder + file)
      const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
      return { file, text: readable((packed ? gunzipSync(bytes) : bytes).toString('utf8')) }
    })
  const documents = await Promise.all(
    documentEntries.map(async ({ id }) => {
      const { pages, info } = await readPdf(id)
      return { file: `${id}.pdf`, text: readable([...pages, JSON.stringify(info)].join(' ')) }
    }),
  )
  return [...plain, ...documents, { file: 'file names', text: files.join(' ') }]
}

/** Without what HTML and JSON write otherwise than people. */
function readable(text: string): string {
  return text
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replace(/&quot;|\\"/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}
