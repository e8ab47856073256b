import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { companies } from '#content/model/companies.ts'
import { folded } from '#contract/folded.ts'
import { siteFolder } from './built-site.ts'

const file = join(siteFolder, 'pagefind/words.json')
const bytes = readFileSync(file)
const words = z.array(z.string()).parse(JSON.parse(bytes.toString()))

it('a misspelt search is compared with at most 10 KB', () => {
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(10 * 1024)
})

it('the words are folded, sorted, and each stands once', () => {
  expect(words).toEqual([...new Set(words.map(folded))].sort())
})

it('they know every company by its name and its keywords', () => {
  for (const { name, keywords } of companies) {
    const needed = [name, ...keywords].flatMap(
      (text) => text.match(/\p{L}{4,}/gu)?.map(folded) ?? [],
    )
    expect(words).toEqual(expect.arrayContaining(needed))
  }
})
