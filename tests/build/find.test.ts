import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { documentEntries } from '#content/model/documents.ts'
import { asked } from '#content/model/site-index.ts'
import { type FindIndex, finderIn, pathOf } from '#contract/finder.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { listedPaths, pageAt, siteFolder } from './built-site.ts'

const bytes = readFileSync(join(siteFolder, 'find.json'))
const index: FindIndex = JSON.parse(bytes.toString())
const documents = documentEntries.map(({ id }) => `/${id}.pdf`)

it('weighs at most 14 KB', () => {
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(14 * 1024)
})

it('leads to pages, sections and documents of this edition, each with words of its own', () => {
  const answers = [...index.pages, ...index.asks]
  expect(answers.length).toBeGreaterThan(asked.length)
  for (const { href, label, summary } of answers) {
    expect([...listedPaths, ...documents]).toContain(pathOf(href))
    expect(Math.min(label.length, summary.length), href).toBeGreaterThan(0)
    const [, id] = href.split('#')
    const ids = id ? pageAt(pathOf(href)).elements.map((each) => attribute(each, 'id')) : []
    expect([undefined, ...ids], href).toContain(id)
  }
})

it('keeps every phrase; those of pages that this edition lacks lead to Contact', () => {
  const phrases = asked.flatMap(({ href, asks }) => asks.map((each) => ({ href, each })))
  expect(index.asks.flatMap(({ asks }) => asks)).toEqual(phrases.map(({ each }) => each))
  for (const [place, { href }] of asked.entries()) {
    const isThere = [...listedPaths, ...documents].includes(pathOf(href))
    expect(pathOf(index.asks[place]?.href ?? '')).toBe(isThere ? pathOf(href) : '/contact')
  }
})

it('puts fraud and danger first', () => {
  const find = finderIn(index)
  for (const { href, asks, first } of index.asks.filter((each) => each.first))
    for (const phrase of asks)
      expect(find(`${phrase}`).pages[0]?.href, `${phrase}: ${first}`).toMatch(
        new RegExp(`^(${href}|/verify|/contact#safety)$`),
      )
})
