import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { documentEntries } from '#content/model/documents.ts'
import { contentFields, openItems } from '#content/model/open-items.ts'
import { shortPages } from '#content/model/pages.ts'
import { certificates } from '#content/model/records.ts'
import { pageSources } from '#content/model/sources.ts'
import { isHeld } from '#content/model/substance.ts'
import { filled } from '#content/model/tokens.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { allPaths, listedPaths, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { isHidden } from './page-parts.ts'
import { readPdf } from './pdf-file.ts'

/*
 * These tests run on each kind of build (spec 2.24): two drafts, one of them edited, and a confirmed build with
 * only the contact details confirmed. That nothing is left out once all is confirmed is shown by the content
 * itself, in content-check.test.ts.
 */

const isDraft = contentKind() === 'draft'
const files = (await filesIn(siteFolder, '**/*')).filter((file) =>
  statSync(siteFolder + file).isFile(),
)

const placeholderIdsOn = (path: string) =>
  pageAt(path).elements.flatMap((element) => attribute(element, 'data-placeholder') ?? [])

it('marks each placeholder in a draft, and nothing in another build', () => {
  const ids = new Set(allPaths.flatMap(placeholderIdsOn))
  const known = new Set(openItems().map(({ placeholderId }) => placeholderId))
  expectNone(
    [...ids].filter((id) => !known.has(id)),
    'marks that no record has',
  )
  if (!isDraft) return expect([...ids]).toEqual([])
  // Items without a value yet cannot be on any page.
  const shown = openItems().filter(({ now }) => now !== '')
  expectNone(
    shown
      .filter(({ placeholderId }) => !ids.has(placeholderId))
      .map(({ placeholderId }) => placeholderId),
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
  expect(listedPaths.filter(isHidden)).toEqual(isDraft ? listedPaths : [])
  const sitemap = readFileSync(`${siteFolder}sitemap.xml`, 'utf8')
  for (const [path] of shortPages()) {
    expect(sitemap).not.toContain(`${path}</loc>`)
    expect(isHidden(path), path).toBe(true)
  }
})

it('has no page without substance, and nothing that leads to one', () => {
  const missing = Object.keys(pageSources).filter((path) => !isHeld(path))
  const short = shortPages().map(([path]) => path)
  const built = missing.filter((path) => files.includes(`${path.slice(1)}.html`))
  // The specification names their addresses, so a short page answers.
  expect(built.toSorted()).toEqual(short.toSorted())
  const leading = allPaths.filter((path) =>
    pageAt(path).elements.some((element) => {
      const href = attribute(element, 'href') ?? ''
      // What answers an unknown article leads back to the news (spec 2.9).
      return (
        href.startsWith('/') && !isHeld(href) && path !== '/news/404' && element.tagName === 'a'
      )
    }),
  )
  expectNone(leading, 'pages with a link to a page that is not built')
})

it.skipIf(isDraft)('holds no value of a placeholder in any byte', async () => {
  const others = [
    ...contentFields()
      .filter(({ leftOut }) => !leftOut)
      .map(({ text }) => filled(text)),
    // A text that is only a token has a value from elsewhere.
    filled('{address}'),
    // The application form's own name for a field (spec 3).
    'LinkedIn Profile',
    ...certificates.map(({ number, edition }) => `ISO ${number}:${edition}`),
  ].map(readable)
  // A value that stated content contains too, such as a year, is no leak.
  // Nor is a single word, such as "Security".
  const secrets = [...new Set(openItems().flatMap(({ now }) => readable(now).split(' · ')))].filter(
    (value) => /[\s\d]/.test(value) && !others.some((text) => text.includes(value)),
  )
  const found: string[] = []
  for (const { file, text } of await everyText()) {
    found.push(...secrets.filter((secret) => text.includes(secret)).map((s) => `${file}: ${s}`))
  }
  expectNone(found, 'placeholders in a confirmed build')
  // Values of a few may all be stated elsewhere too; of many they are not.
  if (openItems().length > 50) expect(secrets).not.toEqual([])
})

/** The text of each file: gzip unpacked, PDFs by their words and metadata. */
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

/** Without the escapes of HTML and JSON, with single spaces, in small letters: a name may stand within a sentence. */
function readable(text: string): string {
  return text
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replace(/&quot;|\\"/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}
