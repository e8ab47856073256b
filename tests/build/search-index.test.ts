import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { filesIn } from '#tools/lib/files-in.ts'
import { pageAt, siteFolder } from './built-site.ts'

/** A page in Pagefind's index, after a signature. Excerpts are cut from its content. */
const fragmentSchema = z.object({ url: z.string(), content: z.string() })
const folder = join(siteFolder, 'pagefind/fragment')
const fragments = (await filesIn(folder, '*.pf_fragment')).map((file) => {
  const text = gunzipSync(readFileSync(join(folder, file))).toString()
  return fragmentSchema.parse(JSON.parse(text.slice(text.indexOf('{'))))
})

/** A word with a capital in it, as in "JavaScript", or two words that have run together. */
const capitalWithin = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu

it('there are excerpts to look through', () => {
  expect(fragments.length).toBeGreaterThan(0)
})

it.each(fragments)('no words run together in the excerpts of $url', ({ url, content }) => {
  const texts = pageAt(url).elements.flatMap(({ childNodes }) =>
    childNodes.flatMap((node) => ('value' in node ? [node.value] : [])),
  )
  const written = new Set(texts.flatMap((text) => text.match(capitalWithin) ?? []))
  const runTogether = (content.match(capitalWithin) ?? []).filter((word) => !written.has(word))
  expect(runTogether).toEqual([])
})
