import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { documentEntries } from '#content/model/documents.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { pageAt, siteFolder } from './built-site.ts'

/** A page in Pagefind's index, after a signature. Excerpts are cut from its content. */
const fragmentSchema = z.object({ url: z.string(), content: z.string() })
const folder = join(siteFolder, 'pagefind/fragment')
const all = (await filesIn(folder, '*.pf_fragment')).map((file) => {
  const text = gunzipSync(readFileSync(join(folder, file))).toString()
  return fragmentSchema.parse(JSON.parse(text.slice(text.indexOf('{'))))
})

/** A word with a capital in it, as in "JavaScript", or two words that have run together. */
const capitalWithin = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu

/** A document's text comes from content as it is. */
const fragments = all.filter(({ url }) => !url.endsWith('.pdf'))

it('there are excerpts to look through', () => {
  expect(fragments.length).toBeGreaterThan(0)
  const documents = all.filter(({ url }) => url.endsWith('.pdf')).map(({ url }) => url)
  expect(documents.toSorted()).toEqual(documentEntries.map(({ id }) => `/${id}.pdf`).toSorted())
})

it.each(fragments)('no words run together in the excerpts of $url', ({ url, content }) => {
  const texts = pageAt(url).elements.flatMap(({ childNodes }) =>
    childNodes.flatMap((node) => ('value' in node ? [node.value] : [])),
  )
  const written = new Set(texts.flatMap((text) => text.match(capitalWithin) ?? []))
  const runTogether = (content.match(capitalWithin) ?? []).filter((word) => !written.has(word))
  expect(runTogether).toEqual([])
})
